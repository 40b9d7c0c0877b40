// Loaded first by a server of a test: it says when the library for sign-ins is loaded.

import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === 'openid-client') process.stdout.write('openid-client is loaded\n');
    return next(specifier, context);
  },
});

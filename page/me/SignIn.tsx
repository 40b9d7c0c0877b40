import type { SignInFacts } from '@bullpen/wire';
import type { MeWords } from '@bullpen/words/me';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { ownName } from '../app/own-name.ts';
import { Icon } from '../design/Icon.tsx';
import { Confirm } from '../table/Confirm.tsx';
import { ensurePlayer, player, putPlayer } from '../tables/remote/player.ts';
import { beginSignIn, fetchSignIn, finishSignIn, removeSignIn } from '../tables/remote/players.ts';
import { Joining } from './Joining.tsx';
import { answerInAddress, keepTicket, type ProviderAnswer } from './sign-in.ts';

/** A server that does not know the player any more is asked without it. */
async function factsFor(key: string | null): Promise<SignInFacts | null> {
  const facts = await fetchSignIn(key);
  if (facts.ok) return facts.value;
  return key !== null && facts.refusal.code === 'bad-player' ? factsFor(null) : null;
}

/** Sign-in at a provider, where the server offers one: the same player on every device where its owner signs in. */
export function SignIn({ texts }: { readonly texts: MeWords }): JSX.Element {
  const [facts, setFacts] = useState<SignInFacts | null>(null);
  const [said, setSaid] = useState('');
  const [asking, setAsking] = useState(false);
  const [code, setCode] = useState<string | null>(null);
  const own = player.value;
  const key = own?.known ? own.key : null;
  useEffect(() => {
    void factsFor(key).then(setFacts);
  }, [key, said]);
  useEffect(() => {
    const back = answerInAddress();
    if (back !== null) void finish(back);
  }, []);

  const why = (problem: string): string =>
    problem === 'too-many-devices'
      ? texts.tooManyDevices
      : ((texts.signInProblems as Readonly<Record<string, string>>)[problem] ?? texts.failed);
  const begin = async (): Promise<void> => {
    setSaid('');
    const begun = await beginSignIn();
    if (!begun.ok) return setSaid(why(begun.refusal.code));
    keepTicket(begun.value.ticket);
    location.assign(begun.value.url);
  };
  const finish = async ({ answer, ticket }: ProviderAnswer): Promise<void> => {
    if (ticket === null) return setSaid(why('bad-sign-in'));
    setSaid(texts.signingIn);
    const { id, key: ownKey } = ensurePlayer();
    const done = await finishSignIn({ ticket, answer, player: { id, key: ownKey, name: ownName() } });
    if (!done.ok) return setSaid(why(done.refusal.code));
    if ('link' in done.value) {
      setSaid('');
      return setCode(done.value.link.code);
    }
    putPlayer({ id, key: ownKey, known: true });
    setSaid(texts.signedIn);
  };
  const remove = async (): Promise<void> => {
    const gone = key === null ? null : await removeSignIn(key);
    setSaid(gone?.ok ? texts.signInRemoved : texts.failed);
  };

  const provider = facts?.provider ?? null;
  const linked = facts?.linked === true;
  return (
    <>
      {(provider !== null || linked) && (
        <section>
          <h2>{texts.signIn}</h2>
          <p class="quiet">{linked ? texts.signInLinked : texts.signInHelp}</p>
          <p class="actions">
            {linked ? (
              <button type="button" class="button plain" onClick={() => setAsking(true)}>
                <Icon name="close" />
                {texts.removeSignIn}
              </button>
            ) : (
              <button type="button" class="button" onClick={() => void begin()}>
                <Icon name="person" />
                {texts.signInWith(provider ?? '')}
              </button>
            )}
          </p>
        </section>
      )}
      {/* Always there, so that what is said is announced. */}
      <p role="status">{said}</p>
      {asking && (
        <Confirm
          title={texts.removeSignIn}
          text={texts.removeSignInAsk}
          onYes={() => void remove()}
          onClose={() => setAsking(false)}
        />
      )}
      <Joining texts={texts} code={code} onClose={() => setCode(null)} onJoined={setSaid} />
    </>
  );
}

import { options } from 'preact';

/**
 * Safari does not announce a list to screen readers if the style sheet removes its bullets, unless the list has the role of one. Nearly
 * all of our lists are like that, so all of them get the role.
 */
export function nameLists(): void {
  const { vnode: before } = options;
  options.vnode = (vnode) => {
    if (vnode.type === 'ul' || vnode.type === 'ol')
      Object.assign(vnode.props, { role: 'list', ...vnode.props });
    before?.(vnode);
  };
}

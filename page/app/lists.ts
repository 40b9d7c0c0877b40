import { options } from 'preact';

/**
 * Safari tells people who listen to it of no list whose points are taken away by the style sheet, unless the list says that it is one.
 * Nearly all of ours are such lists, so all of them say it.
 */
export function nameLists(): void {
  const { vnode: before } = options;
  options.vnode = (vnode) => {
    if (vnode.type === 'ul' || vnode.type === 'ol')
      Object.assign(vnode.props, { role: 'list', ...vnode.props });
    before?.(vnode);
  };
}

import type { FunctionComponent, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { RulesProps } from './RulesBody.tsx';

type DrawerProps = RulesProps & { onClose(): void };

/** The rules beside the board, fetched when they are wanted; nothing until then, so that nothing moves. */
export function RulesDialog(props: DrawerProps): JSX.Element | null {
  const [Drawer, setDrawer] = useState<FunctionComponent<DrawerProps> | null>(null);
  useEffect(() => {
    void import('./RulesDrawer.tsx').then(({ RulesDrawer }) => setDrawer(() => RulesDrawer));
  }, []);
  return Drawer === null ? null : <Drawer {...props} />;
}

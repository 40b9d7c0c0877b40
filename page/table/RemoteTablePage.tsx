import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { lookForNewVersion } from '../app/NewVersion.tsx';
import { RemoteSource } from '../tables/remote/index.ts';
import { takeSeatFromLink } from '../tables/remote/seats.ts';
import { Table } from './Table.tsx';

/** A table on the server, by its link. */
export function RemoteTablePage({ id }: { readonly id: string }): JSX.Element {
  const source = useMemo(() => {
    takeSeatFromLink(id);
    return new RemoteSource(id);
  }, [id]);
  // A server that comes back may be a new one.
  const link = source.link.value;
  const before = useRef(link);
  useEffect(() => {
    if (before.current === 'lost' && link !== 'lost') void lookForNewVersion();
    before.current = link;
  }, [link]);
  return <Table source={source} />;
}

import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { RemoteSource } from '../tables/remote/index.ts';
import { takeSeatFromLink } from '../tables/remote/seats.ts';
import { Table } from './Table.tsx';

/** A table on the server, by its link. */
export function RemoteTablePage({ id }: { readonly id: string }): JSX.Element {
  const source = useMemo(() => {
    takeSeatFromLink(id);
    return new RemoteSource(id);
  }, [id]);
  return <Table source={source} />;
}

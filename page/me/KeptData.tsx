import type { MeWords } from '@bullpen/words/me';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { dropGlances } from '../app/glance.ts';
import { forgetPlayed } from '../app/played.ts';
import { settings } from '../app/settings.ts';
import { Icon } from '../design/Icon.tsx';
import { everyProgress, forgetDrills } from '../drills/kept.ts';
import { everySummary, forgetSummaries } from '../replay/summaries.ts';
import { Confirm } from '../table/Confirm.tsx';
import { downloadText } from '../table/download.ts';
import { everyKept, forgetAll } from '../tables/local/kept.ts';
import { player, putPlayer } from '../tables/remote/player.ts';
import { erasePlayer, exportPlayer } from '../tables/remote/players.ts';
import { dropAllSeats, heldSeats } from '../tables/remote/seats.ts';

interface KeptDataProps {
  readonly texts: MeWords;
  onErased(): void;
}

/** All that is kept about a player: to take along, and to erase, at the server and in this browser. */
export function KeptData({ texts, onErased }: KeptDataProps): JSX.Element {
  const [said, setSaid] = useState('');
  const [asking, setAsking] = useState(false);

  const exportAll = async (): Promise<void> => {
    setSaid('');
    const own = player.value;
    const server = own?.known ? await exportPlayer(own.key) : null;
    if (server !== null && !server.ok && server.refusal.code !== 'bad-player') return setSaid(texts.failed);
    const seats = heldSeats().map(({ table, game, at }) => ({ table, game, at }));
    const here = {
      player: own?.id ?? null,
      name: settings.name.value,
      seats,
      matches: await everyKept(),
      reviews: await everySummary(),
      drills: await everyProgress(),
    };
    const all = { server: server?.ok ? server.value : null, here };
    downloadText('bullpen-export.json', `${JSON.stringify(all, null, 2)}\n`);
    setSaid(texts.exported);
  };
  const erase = async (): Promise<void> => {
    setSaid('');
    const own = player.value;
    const gone = own?.known ? await erasePlayer(own.key) : null;
    if (gone !== null && !gone.ok && gone.refusal.code !== 'bad-player') return setSaid(texts.failed);
    await forgetAll();
    await forgetSummaries();
    await forgetDrills();
    putPlayer(null);
    settings.name.value = '';
    dropAllSeats();
    dropGlances();
    forgetPlayed();
    onErased();
    setSaid(texts.erased);
  };

  return (
    <section>
      <h2>{texts.kept}</h2>
      <p class="quiet">{texts.keptHelp}</p>
      <p class="actions">
        <button type="button" class="button plain" onClick={() => void exportAll()}>
          <Icon name="download" />
          {texts.exportAll}
        </button>
        <button type="button" class="button plain" onClick={() => setAsking(true)}>
          <Icon name="close" />
          {texts.erase}
        </button>
      </p>
      <p role="status">{said}</p>
      {asking && (
        <Confirm
          title={texts.erase}
          text={texts.eraseAsk}
          onYes={() => void erase()}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}

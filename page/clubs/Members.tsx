import type { Club, ClubCommand, ClubMember } from '@bullpen/wire';
import type { ClubsWords } from '@bullpen/words/clubs';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { words } from '../app/language.ts';
import { Dialog } from '../design/Dialog.tsx';
import { Icon } from '../design/Icon.tsx';
import { Confirm } from '../table/Confirm.tsx';
import { ClubNameField } from './ClubNameField.tsx';
import { Face } from './Face.tsx';

interface MembersProps {
  readonly club: Club;
  readonly me: number | null;
  readonly owner: boolean;
  readonly texts: ClubsWords;
  act(command: ClubCommand): Promise<void>;
}

/** What the owner is about to do. */
type Wish = { readonly member: ClubMember; readonly do: 'choose' | 'remove' | 'hand-on' } | 'rename' | null;

/** All members; their owner can remove them or hand the club on, and rename it. */
export function Members({ club, me, owner, texts, act }: MembersProps): JSX.Element {
  const [wish, setWish] = useState<Wish>(null);
  const close = (): void => setWish(null);
  return (
    <section>
      <h2>
        {texts.members} <span class="quiet">{club.members.length}</span>
      </h2>
      <ul class="members">
        {club.members.map((one) => (
          <Face
            key={one.member}
            {...one}
            mine={one.member === me}
            note={[one.member === me && texts.you, one.owner && texts.owner].filter(Boolean).join(' · ')}
          >
            {owner && one.member !== me && (
              <button
                type="button"
                class="button bare"
                aria-label={texts.manage(one.name)}
                title={texts.manage(one.name)}
                onClick={() => setWish({ member: one, do: 'choose' })}
              >
                <Icon name="more" />
              </button>
            )}
          </Face>
        ))}
      </ul>
      {owner && (
        <p>
          <button type="button" class="button plain" onClick={() => setWish('rename')}>
            {texts.rename}
          </button>
        </p>
      )}
      {wish === 'rename' && <Renaming club={club} texts={texts} act={act} onClose={close} />}
      {wish !== null && wish !== 'rename' && wish.do === 'choose' && (
        <Dialog title={wish.member.name} closing={words().page.cancel} onClose={close}>
          <p class="actions">
            <button type="button" class="button plain" onClick={() => setWish({ ...wish, do: 'hand-on' })}>
              {texts.handOn}
            </button>
            <button type="button" class="button plain" onClick={() => setWish({ ...wish, do: 'remove' })}>
              {texts.remove}
            </button>
          </p>
        </Dialog>
      )}
      {wish !== null && wish !== 'rename' && wish.do !== 'choose' && (
        <Confirm
          title={wish.do === 'remove' ? texts.remove : texts.handOn}
          text={(wish.do === 'remove' ? texts.removeAsk : texts.handOnAsk)(wish.member.name)}
          onYes={() =>
            void act({ do: wish.do === 'remove' ? 'remove' : 'hand-on', member: wish.member.member })
          }
          onClose={close}
        />
      )}
    </section>
  );
}

function Renaming({
  club,
  texts,
  act,
  onClose,
}: Pick<MembersProps, 'club' | 'texts' | 'act'> & { onClose(): void }): JSX.Element {
  const [name, setName] = useState(club.name);
  const save = (event: Event): void => {
    event.preventDefault();
    onClose();
    void act({ do: 'rename', name });
  };
  return (
    <Dialog title={texts.rename} closing={words().page.cancel} onClose={onClose}>
      <form onSubmit={save}>
        <ClubNameField texts={texts} name={name} onChange={setName} />
        <p>
          <button type="submit" class="button">
            {texts.save}
          </button>
        </p>
      </form>
    </Dialog>
  );
}

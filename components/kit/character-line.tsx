import type { Person } from './board';
import { Label } from './type';

/** How well and in what temper a bot plays, where a player is explained; of a person nothing. */
export function CharacterLine({ person }: { readonly person: Person }) {
  return person.character ? <Label tone="second">{person.character}</Label> : null;
}

/** Settings of the older judges that this one does not offer: each is answered with why, and with what does the same. */
import type { SettingChange, SettingName, VariantRule } from '../language/game-settings.ts';
import type { SettingsChanged } from './settings-change.ts';

export const NOT_OFFERED: ReadonlySet<SettingName> = new Set<SettingName>([
  'variant',
  'not-variant',
  'rated',
  'resume',
  'auto-create',
  'registry',
  'access',
  'dedication',
  'on-time-ratio',
  'resignation-ratio',
  'blind',
  'hide-absences',
  'late-count',
  'signal-support',
  'variant-rule',
]);

/** One sentence why, or that it is so anyway. */
export function notOffered(change: SettingChange): SettingsChanged {
  switch (change.setting) {
    case 'variant':
      return variant(change.value.variant);
    case 'not-variant':
      return change.value === 'gunboat'
        ? { problem: 'SET NO GUNBOAT takes this option back.' }
        : { problem: `The rules of a variant belong together here: '${change.value}' cannot be taken out.` };
    case 'rated':
      return change.value
        ? { problem: 'This judge rates nobody: figures of punctuality are not kept across games.' }
        : { same: 'No game is rated by this judge' };
    case 'resume':
      return change.value
        ? { problem: 'A game that has ended is taken up again by its master only: RESUME or ROLLBACK.' }
        : { same: 'Only a master takes up a game that has ended' };
    case 'auto-create':
      return change.value
        ? { problem: 'A sequel is not made by itself: mail CREATE when you want one.' }
        : { same: 'No sequel is ever made by itself' };
    case 'registry':
      return { problem: 'Registry numbers are no longer given; SET COMMENT keeps one as a note.' };
    case 'access':
      return change.value === 'any'
        ? { same: 'Players may come from anywhere' }
        : {
            problem:
              'Where a mail comes from says nothing today: ALLOW PLAYER, DENY PLAYER and APPROVAL choose who plays.',
          };
    case 'dedication':
    case 'on-time-ratio':
    case 'resignation-ratio':
      return {
        problem: 'This judge keeps no figures of players across games: SET APPROVAL lets you nod to each who comes.',
      };
    case 'blind':
      return change.value
        ? { problem: 'All see the whole board here: there is no blind game.' }
        : { same: 'All see the whole board' };
    case 'hide-absences':
      return change.value
        ? { same: 'Absences are never told to anybody but the masters when they must decide' }
        : { problem: 'Absences are secrets of the players here: nobody else is told of them.' };
    case 'late-count':
      return change.value
        ? { problem: 'Late notices are not counted in lists: LIST shows who is late now.' }
        : { same: 'Late notices are not counted' };
    case 'signal-support':
      return change.value
        ? { same: 'Supports and convoys that cannot succeed may be written; they are answered with a note' }
        : { problem: 'A support that cannot succeed is a legal order by the rulebook: it is taken, with a note.' };
    case 'variant-rule':
      return {
        problem: `${ruleName(change.value.rule)} is a matter of the variant here: GET VARIANTS tells what each has.`,
      };
    default:
      return { problem: `${change.setting.toUpperCase().replaceAll('-', ' ')} cannot be set in this game.` };
  }
}

function variant(name: string): SettingsChanged {
  return name === 'gunboat' || name === 'anonymous'
    ? { problem: 'This is an option, not a variant: SET GUNBOAT.' }
    : { problem: `The variant is chosen with the game: CREATE ?name password ${name} makes one of it.` };
}

function ruleName(rule: VariantRule): string {
  return rule.toUpperCase().replaceAll('-', ' ');
}

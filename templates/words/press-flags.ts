/** What press a game has, in the short forms of the classic listing (judge-language C2): the same in every language. */
import type { PressSettings } from '../../engine/settings/settings.ts';

/** `White, Partial Allowed, No Fake`, and whatever departs from what is usual. */
export function pressFlags(press: PressSettings): string {
  const { colours, partial, fake, observers } = press;
  if (colours.length === 0) return 'None';
  const names = colours.map((colour) => (colour === 'white' ? 'White' : 'Grey')).join('/');
  return [
    names,
    partial ? 'Partial Allowed' : 'No Partial',
    fake ? FAKES[press.fakesBroadcast] : 'No Fake',
    ...(press.fakeSender ? ['Fake Sender'] : []),
    ...(observers === 'any' ? [] : [`Observer ${observers}`]),
    ...(press.late ? [] : ['No Late']),
    ...(press.minor ? [] : ['No Minor']),
    ...(press.grace ? [] : ['No Grace']),
    ...(press.mustOrder ? ['Must Order'] : []),
    ...(press.blank ? ['Blank'] : []),
    ...(press.postal ? ['Postal'] : []),
    ...(press.touch ? ['Touch'] : []),
    ...(press.masterReads ? ['All Press to Master'] : []),
    ...(press.observersRead ? ['All Press to Observers'] : []),
  ].join(', ');
}

const FAKES: Readonly<Record<PressSettings['fakesBroadcast'], string>> = {
  no: 'Partial may be Faked',
  default: 'Partial Fakes Broadcast by default',
  always: 'Partial Fakes Broadcast',
};

/** `WGPF`, a dash for what is not allowed. */
export function pressLetters({ colours, partial, fake }: Pick<PressSettings, 'colours' | 'partial' | 'fake'>): string {
  return [
    colours.includes('white') ? 'W' : '-',
    colours.includes('grey') ? 'G' : '-',
    partial && colours.length > 0 ? 'P' : '-',
    fake ? 'F' : '-',
  ].join('');
}

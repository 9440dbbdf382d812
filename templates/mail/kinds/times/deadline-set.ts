/** The deadline, the end of grace or the start of processing has moved: to everybody else. */
import { lateFrom } from '../../../../engine/game/phase-clock.ts';
import { t } from '../../../locales/current.ts';
import { localDate, timeFor } from '../../../locales/times/format-times.ts';
import { type DocumentLine, listBlock, paragraphBlock } from '../../../markup/document.ts';
import { classicDeadlineSet, classicInstant, classicNote } from '../../classic/classic.ts';
import { defineMail } from '../../define-mail.ts';
import { gameLetter } from '../../letter.ts';
import { byInWords, classicBy } from '../../parts/by.ts';
import { deadlineEvent } from '../../parts/calendar.ts';
import { leadOf } from '../../parts/wanted.ts';

export const deadlineMail = defineMail('deadline', {
  for: 'all',
  write: (context, { clock, before, by, agreed = false }) => {
    const { view, zone, zones } = context;
    const moved = clock.deadline !== before.deadline;
    const say = t().mail.deadlineSet;
    const phase = view.phase ?? '';
    const told = [
      ...(moved ? [say.old(timeFor(before.deadline, zone, zones))] : []),
      ...(lateFrom(clock) > clock.deadline ? [say.notLateBefore(timeFor(lateFrom(clock), zone, zones))] : []),
      ...(clock.graceEnd === before.graceEnd ? [] : [say.lateUntil(timeFor(clock.graceEnd, zone, zones))]),
      ...(clock.earliest === before.earliest ? [] : [say.notBefore(timeFor(clock.earliest, zone, zones))]),
    ];
    return gameLetter(context, {
      subject: moved ? say.subject.deadline(phase, localDate(clock.deadline, zone, zones)) : say.subject.times(phase),
      lead: leadOf(context),
      body: [paragraphBlock(headline()), listBlock(told), ...classicNote(context, ...classicLines())],
      attachments: deadlineEvent(context),
    });

    function headline(): string {
      if (agreed) return say.agreed;
      return moved ? say.moved(byInWords(context, by)) : say.newTimes(byInWords(context, by));
    }

    function classicLines(): readonly DocumentLine[] {
      if (moved) return classicDeadlineSet(context, by, clock.deadline);
      const [name, instant] =
        clock.graceEnd === before.graceEnd ? ['start', clock.earliest] : ['grace period', clock.graceEnd];
      return [
        { text: `${classicBy(context, by)} set the ${name}` },
        { text: `for game '${view.name}' to ${classicInstant(context, Number(instant))}.` },
      ];
    }
  },
});

/** `chancery draw`: the draws of an event made again from what is published of them (docs/mastering.md, "Events"). */
import type { Command } from 'commander';
import { checkDraws, type DrawDocument } from '../../../../engine/events/draw-document.ts';
import { sha256 } from '../../../../lambdas/adapters/secrets.ts';
import { BadInput } from '../../../local/bad-input.ts';
import { openInput, readAll, writeOut } from '../../lines.ts';

export function add(command: Command): void {
  command.argument('[FILE]', 'the draw.json of an event; - or left out: standard input', '-').action(draw);
}

async function draw(file: string): Promise<void> {
  const document = readDocument(await readAll(await openInput(file)));
  const faults = checkDraws(document, sha256);
  const open = document.rounds.filter(({ seed }) => seed !== null).length;
  await writeOut(
    `${JSON.stringify({ event: document.event, rounds: document.rounds.length, checked: open, faults })}\n`,
  );
  if (faults.length > 0) {
    throw new BadInput(
      faults
        .map(({ round, what }) =>
          what === 'seal'
            ? `round ${round}: its seed does not have the seal that was published`
            : `round ${round}: another draw comes out of its seed`,
        )
        .join('\n'),
    );
  }
}

function readDocument(text: string): DrawDocument {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    throw new BadInput('This is no JSON.');
  }
  const { rounds, powers, boards } = (read ?? {}) as Partial<DrawDocument>;
  if (!Array.isArray(rounds) || !Array.isArray(powers) || typeof boards !== 'number')
    throw new BadInput('This is no draw.json of an event: rounds, powers and boards are expected.');
  return read as DrawDocument;
}

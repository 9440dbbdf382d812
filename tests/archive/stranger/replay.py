"""Replays archives by docs/archive.md alone, "A reader of your own": python3 replay.py FILE... A line for each, 'ok' or what is wrong."""
import base64, hashlib, json, sys

COUNTED = {'eckert-napoleonic': 'SW'}  # seasons after which owners change; of all other variants F


def pairs(table):
    return {(power, each) for power, items in table.items() for each in items}


def province(place):
    return place.split('/')[0]


def units_after(phase):
    board, come = pairs(phase['position']['units']), set()
    for each in phase['resolution']['orders']:
        power, words = each['power'], each['order'].split()
        unit = (power, ' '.join(words[:2]))
        if phase['phase'].endswith('M') and 'dislodged' in each['reasons']:
            board.discard(unit)
        if each['result'] == 'fails':
            continue
        if words[0] == 'build':
            come.add((power, ' '.join(words[1:])))
        elif words[0] == 'remove':
            board = {(p, u) for p, u in board if (p, province(u[2:])) != (power, province(words[2]))}
        elif words[2:3] == ['-']:
            to = [word for word in words[3:] if word not in ('-', 'VIA')][-1]
            come.add((power, f"{words[0]} {province(to) if words[0] == 'A' else to}"))
            board.discard(unit)
    return board | come


def unpacked(file):
    values = []

    def opened(part):
        if isinstance(part, str):
            is_digest = part[:1] == '=' and part[:2] != '=='
            return base64.urlsafe_b64decode(part[1:] + '=').hex() if is_digest else part[part[:2] == '==':]
        if isinstance(part, list):
            if part[0] < 1:
                return part[1] if part[0] else [opened(each) for each in part[1:]]
            return dict(zip(file['shapes'][part[0] - 1], map(opened, part[1:])))
        return part if part is None or isinstance(part, bool) else values[part]

    for value in file['values']:
        values.append(opened(value))
    return opened(file['game'])


def replay(game):
    body = {key: value for key, value in game.items() if key not in ('digest', 'signature')}
    text = json.dumps(body, sort_keys=True, separators=(',', ':'), ensure_ascii=False)
    assert hashlib.sha256(text.encode()).hexdigest() == game['digest'], 'digest'
    phases, playing = game['phases'], {seat['power'] for seat in game['powers']}
    boards = [board for phase in phases for board in (phase['position'], phase['resolution'])]
    centers = {center for board in boards for _, center in pairs(board.get('centers', {}))}
    for phase, then in zip(phases, phases[1:] + [None]):
        name, start, end = phase['phase'], phase['position'], phase['resolution']
        units = units_after(phase)
        assert units == pairs(end['units']), f'{name} units'
        if 'centers' in start:
            owners = {center: power for power, center in pairs(start['centers'])}
            if name[0] in COUNTED.get(game['variant']['id'], 'F') and name[-1] != 'A' and end['next'] != f'{name[:-1]}R':
                owners.update({province(u[2:]): p for p, u in units if p in playing and province(u[2:]) in centers})
            assert {(power, center) for center, power in owners.items()} == pairs(end['centers']), f'{name} centers'
        if then is not None and not then['asRecorded']:
            assert pairs(then['position']['units']) == units, f"{then['phase']} does not go on from {name}"


for path in sys.argv[1:]:
    try:
        with open(path, encoding='utf-8') as file:
            game = json.load(file)
        replay(unpacked(game) if game['format'] == 'chancery-game-packed' else game)
        print('ok')
    except AssertionError as fault:
        print(fault)

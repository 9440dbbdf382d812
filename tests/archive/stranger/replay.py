"""Replays archives by docs/archive.md alone, "A reader of your own": python3 replay.py FILE... A line for each, 'ok' or what is wrong."""
import hashlib, json, sys

def province(place):
    return place.split('/')[0]

def pairs(table):
    return {(power, each) for power, items in table.items() for each in items}

def units_after(phase):
    board, come = pairs(phase['position']['units']), set()
    for each in phase['resolution']['orders']:
        power, words = each['power'], each['order'].split()
        unit = (power, ' '.join(words[:2]))
        if phase['phase'].endswith('M') and 'dislodged' in each['reasons']:
            board.discard(unit)
        if each['result'] == 'succeeds' and words[0] == 'build':
            come.add((power, ' '.join(words[1:])))
        elif each['result'] == 'succeeds' and words[0] == 'remove':
            board = {(p, u) for p, u in board if (p, province(u[2:])) != (power, province(words[2]))}
        elif each['result'] == 'succeeds' and words[2:3] == ['-']:
            to = [word for word in words[3:] if word not in ('-', 'VIA')][-1]
            come.add((power, f"{words[0]} {province(to) if words[0] == 'A' else to}"))
            board.discard(unit)
    return board | come

def replay(game):
    body = {key: game[key] for key in game.keys() - {'digest', 'signature'}}
    text = json.dumps(body, sort_keys=True, separators=(',', ':'), ensure_ascii=False)
    assert hashlib.sha256(text.encode()).hexdigest() == game['digest'], 'digest'
    seasons = 'SW' if game['variant']['id'] == 'eckert-napoleonic' else 'F'  # after which owners change
    phases, playing = game['phases'], {seat['power'] for seat in game['powers']}
    centers = {c for each in phases for key in ('position', 'resolution') for _, c in pairs(each[key].get('centers', {}))}
    for before, phase in zip([None] + phases, phases):
        name, start, end, units = phase['phase'], phase['position'], phase['resolution'], units_after(phase)
        goes_on = before is None or phase['asRecorded'] or pairs(start['units']) == units_after(before)
        assert goes_on, f'{name} does not go on from the phase before'
        assert units == pairs(end['units']), f'{name} units'
        owners = {center: power for power, center in pairs(start.get('centers', {}))}
        if name[0] in seasons and name[-1] != 'A' and end['next'] != f'{name[:-1]}R':
            owners.update({province(u[2:]): p for p, u in units if p in playing and province(u[2:]) in centers})
        assert {(power, center) for center, power in owners.items()} == pairs(end['centers']) or 'centers' not in start, f'{name} centers'

for path in sys.argv[1:]:
    try:
        replay(json.load(open(path, encoding='utf-8')))
        print('ok')
    except AssertionError as fault:
        print(fault)

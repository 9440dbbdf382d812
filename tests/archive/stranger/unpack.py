"""Opens packed archives where they lie, by docs/archive.md alone, "The packed form": python3 unpack.py FILE..."""
import base64, json, sys


def unpacked(file):
    if file['format'] != 'chancery-game-packed':
        return file
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


for path in sys.argv[1:]:
    with open(path, encoding='utf-8') as packed:
        plain = unpacked(json.load(packed))
    with open(path, 'w', encoding='utf-8') as file:
        json.dump(plain, file)

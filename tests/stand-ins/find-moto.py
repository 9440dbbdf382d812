"""Ends well where moto can be started as a server."""
from importlib.metadata import version
from importlib.util import find_spec

if version("moto").split(".")[0] != "5" or not all(map(find_spec, ("moto", "flask", "flask_cors"))):
    raise SystemExit(1)

"""Runs inside Blender: `blender -b -P shot.py -- <picture> <preview|draft|final> <folder>`. render.py starts it."""
import importlib
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
sys.dont_write_bytecode = True

from frame import render, reset  # noqa: E402


def find_shot(picture):
    """A scene is scenes/<picture with _>.py with a function `shot`; studio pictures are entries of the tables in shots/."""
    module = picture.replace("-", "_")
    if (HERE / "scenes" / f"{module}.py").exists():
        return importlib.import_module(f"scenes.{module}").shot
    shots = {}
    for path in (HERE / "shots").glob("[a-z]*.py"):
        shots |= importlib.import_module(f"shots.{path.stem}").SHOTS
    return shots[picture]


def main(picture, quality, folder):
    reset()
    render(find_shot(picture)(), folder, picture, quality)


main(*sys.argv[sys.argv.index("--") + 1 :])

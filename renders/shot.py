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
    tables = [importlib.import_module(f"shots.{path.stem}").SHOTS for path in sorted((HERE / "shots").glob("[a-z]*.py"))]
    return next(table[picture] for table in tables if picture in table)


def main(picture, quality, folder):
    reset()
    render(find_shot(picture)(), folder, picture, quality)


main(*sys.argv[sys.argv.index("--") + 1 :])

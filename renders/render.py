#!/usr/bin/env python3
"""Renders named pictures: `/usr/bin/python3 render.py <picture>… [--quality preview|draft|final]`. Masters land in $ARKPAX_RENDERS."""
import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.dont_write_bytecode = True

from denoise import denoise, write_picture  # noqa: E402
from develop import through_lens  # noqa: E402

HERE = Path(__file__).resolve().parent
FOLDER = Path(os.environ.get("ARKPAX_RENDERS", os.path.join(tempfile.gettempdir(), "arkpax-renders")))


def render(picture, quality, weights):
    """Runs Blender for one picture, then the denoiser; writes <picture>-preview.png, or <picture>.png for the other qualities."""
    folder = FOLDER / quality
    folder.mkdir(parents=True, exist_ok=True)
    started = time.time()
    command = ["nice", "-n", "19", "blender", "-b", "--python-exit-code", "1", "-P", str(HERE / "shot.py"), "--", picture, quality, str(folder)]
    done = subprocess.run(command, capture_output=True, text=True)
    raw = folder / f"{picture}-raw.png"
    if done.returncode or not raw.exists():
        sys.exit(f"{picture}: Blender failed\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}")
    master = FOLDER / (f"{picture}-preview.png" if quality == "preview" else f"{picture}.png")
    clean = denoise(raw, folder / f"{picture}-albedo-0001.exr", folder / f"{picture}-normal-0001.exr", weights)
    told = json.loads((folder / f"{picture}.json").read_text())
    write_picture(through_lens(clean) if told["lens"] else clean, master)
    print(f"{picture} {quality}: {time.time() - started:.0f} s -> {master}", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("pictures", nargs="+")
    parser.add_argument("--quality", choices=("preview", "draft", "final"), default="preview")
    parser.add_argument("--weights", type=Path, default=os.environ.get("OIDN_WEIGHTS"), help="rt_ldr_alb_nrm.tza; see README.md")
    options = parser.parse_args()
    if not options.weights:
        parser.error("give --weights or set OIDN_WEIGHTS (README.md tells how to fetch them)")
    for picture in options.pictures:
        render(picture, options.quality, options.weights)


if __name__ == "__main__":
    main()

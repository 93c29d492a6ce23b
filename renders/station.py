"""Power stations Ark PRO 2400 W and Ark EVO 1800 W. 1 unit = 10 cm; the root stands on z = 0 and the front faces -y."""
from dataclasses import dataclass

from kit.marks import text
from kit.solids import box, cylinder, empty, ring, tube
from materials import material
from shell import FOOT, build_shell
from station_back import build_back
from station_front import build_front


@dataclass(frozen=True)
class Variant:
    """Figures as in content/data/products.json; sizes in units of 10 cm, outer measures with handles and feet."""

    model: str
    width: float
    depth: float
    height: float
    handle: float
    ac_outlets: int
    watts: int
    watt_hours: int
    figures: dict


VARIANTS = {
    "pro": Variant("ARK PRO 2400", 4.8, 2.7, 3.55, 0.50, 4, 2400, 2300, {"percent": 92, "mode": "AC ON", "inputWatts": 0, "outputWatts": 420, "time": "5 h 02 min"}),
    "evo": Variant("ARK EVO 1800", 4.1, 2.5, 3.00, 0.46, 2, 1800, 1200, {"percent": 86, "mode": "AC ON", "inputWatts": 0, "outputWatts": 230, "time": "4 h 29 min"}),
}


def _handles(variant, body_height, parent):
    """Two carrying handles that run from front to back, rubber grips on a steel bar."""
    reach, base = variant.depth / 2 - 0.34, body_height / 2 - 0.06
    top = body_height / 2 + variant.handle - 0.15
    for side in (-1, 1):
        x = side * (variant.width / 2 - 0.70)
        bar = [(x, -reach, base), (x, -reach + 0.13, top), (x, reach - 0.13, top), (x, reach, base)]
        tube("handle-bar", bar, 0.10, material("graphite"), parent, fillet=0.28, steps=10)
        cylinder("grip", 0.143, 1.22, material("rubber"), width=0.03, segments=3, points=64, loc=(x, 0, top), parent=parent)
        for index in range(9):
            ring("grip-rib", 0.10, 0.150, -0.025, 0.025, material("rubber"), (x, -0.48 + index * 0.12, top), parent, 48, 0.014)
        for y in (-reach, reach):
            box("handle-foot", (0.42, 0.36, 0.16), material("graphite"), 0.05, 3, (x, y * 0.98, body_height / 2 - 0.02), parent=parent)
            for offset in (-0.14, 0.14):
                cylinder("handle-screw", 0.035, 0.03, material("steel"), "Z", 0.01, loc=(x + offset, y * 0.98, body_height / 2 + 0.062), parent=parent)


def _top(variant, body_height, parent):
    z = body_height / 2 - 0.065
    span = variant.width - 2.3
    for index in range(5):
        box("rib", (span, 0.10, 0.06), material("forest"), 0.025, 3, (0, -0.5 + index * 0.25, z - 0.06), parent=parent)


def build_station(variant, lids_open=True, figures=None):
    """Builds "pro" or "evo" and returns its root. `lids_open` opens every cover on the front;
    `figures` replaces the display's (keys as in Variant.figures). The root has empties anchor-ac-1…, anchor-ac-input, anchor-solar-input
    and anchor-expansion at the sockets' mouths for plugs and cables."""
    spec = VARIANTS[variant]
    root = empty(f"station-{variant}")
    body_height = spec.height - spec.handle - FOOT
    body = empty("body", root, (0, 0, FOOT + body_height / 2))
    build_shell(spec.width, spec.depth, body_height, body)
    _handles(spec, body_height, body)
    _top(spec, body_height, body)
    build_front(spec, body_height, lids_open, {**spec.figures, **(figures or {})}, body)
    build_back(spec, body_height, body)
    frame = -spec.depth / 2 + 0.058
    left, right, bar = -spec.width / 2 + 0.90, spec.width / 2 - 0.90, body_height / 2 - 0.205
    text("ARKPAX", 0.17, material("print"), (left, frame, bar), body, "ExtraBold", "LEFT", 1.30, 0.004)
    text(spec.model, 0.115, material("print"), (right, frame, bar), body, "Bold", "RIGHT", 1.08, 0.003)
    return root

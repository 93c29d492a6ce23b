"""Solar panel 200 W: four leaves, 2240 x 540 x 25 mm open, 560 x 540 x 60 mm folded."""
import math

from kit.marks import text
from kit.outlines import rounded_rect
from kit.solids import box, empty, prism, ring, tube
from materials import material

LEAF_WIDTH, LEAF_HEIGHT, LEAVES = 5.6, 5.4, 4
FOLD = math.radians(7)


def build_panel(open=True, tilt=52):
    """Returns the panel's root on z = 0. Open: leaves in a shallow zigzag, leaning back to `tilt` degrees from the ground on its stands,
    facing -y. Folded: standing upright like a case."""
    return _opened(tilt) if open else _folded()


def _leaf(parent, loc, turn):
    leaf = empty("leaf", parent, loc, (0, 0, turn))
    prism("leaf-board", rounded_rect(LEAF_WIDTH - 0.05, LEAF_HEIGHT, 0.14, 6), -0.05, 0.05, material("fabric"), 0.03, 3, parent=leaf)
    prism("leaf-edge", rounded_rect(LEAF_WIDTH - 0.30, LEAF_HEIGHT - 0.36, 0.06, 4), -0.060, -0.05, material("black"), 0.004, 1, parent=leaf)
    box("leaf-cells", (4.96, 0.012, 4.96), material("cells"), 0.003, 1, (0, -0.062, 0), parent=leaf)
    for side_x in (-1, 1):
        for side_z in (-1, 1):
            at = (side_x * (LEAF_WIDTH / 2 - 0.13), 0, side_z * (LEAF_HEIGHT / 2 - 0.12))
            ring("eyelet", 0.045, 0.080, -0.066, -0.045, material("steel"), at, leaf, 32, 0.006)
    return leaf


def _opened(tilt):
    root = empty("panel")
    lean = math.radians(90 - tilt)
    board = empty("board", root, rot=(-lean, 0, 0))
    step_x, step_y = LEAF_WIDTH * math.cos(FOLD), LEAF_WIDTH * math.sin(FOLD)
    for index in range(LEAVES):
        side = 1 if index % 2 == 0 else -1
        x = (index - (LEAVES - 1) / 2) * step_x
        leaf = _leaf(board, (x, 0, LEAF_HEIGHT / 2 + 0.02), side * FOLD)
        if index in (0, LEAVES - 1):
            _stand(leaf, lean)
        if index:
            hinge = (x - step_x / 2, -step_y / 2 * side + 0.0, LEAF_HEIGHT / 2)
            box("fold", (0.10, 0.05, LEAF_HEIGHT - 0.24), material("fabric"), 0.02, 2, hinge, parent=board)
    top = LEAF_HEIGHT + 0.02
    for x in (-1.5 * step_x - 0.5,):
        tube("carry-handle", [(x, 0, top - 0.06), (x + 0.05, 0, top + 0.26), (x + 0.95, 0, top + 0.26), (x + 1.0, 0, top - 0.06)], 0.055, material("webbing"), board, 0.16)
    text("ARKPAX", 0.16, material("print"), (1.5 * step_x + 2.05, -0.12, 0.115), board, "ExtraBold", spacing=1.2)
    return root


def _stand(leaf, lean):
    """Prop behind a leaf, from its middle down to the ground."""
    reach = LEAF_HEIGHT / 2 * math.cos(lean)
    length = reach / math.cos(math.radians(20)) - 0.05
    prop = empty("stand", leaf, (0, 0.06, 0), (lean + math.radians(20), 0, 0))
    prism("stand-board", rounded_rect(1.5, length, 0.1, 6), -0.02, 0.04, material("fabric"), 0.02, 2, loc=(0, 0.02, -length / 2), parent=prop)


def _folded():
    root = empty("panel-folded")
    thickness = 0.15
    for index in range(LEAVES):
        y = (index - (LEAVES - 1) / 2) * thickness
        prism("leaf-board", rounded_rect(LEAF_WIDTH - 0.02 * (index % 2), LEAF_HEIGHT, 0.16, 6), y - 0.068, y + 0.068, material("fabric"), 0.05, 4, loc=(0, 0, LEAF_HEIGHT / 2), parent=root)
    front = -0.30
    prism("pocket", rounded_rect(4.3, 2.5, 0.22, 8), front - 0.10, front + 0.02, material("fabric"), 0.06, 4, loc=(0, 0, 1.75), parent=root)
    prism("pocket-zip", rounded_rect(4.0, 0.07, 0.03, 4), front - 0.125, front - 0.08, material("black"), 0.01, 2, loc=(0, 0, 2.72), parent=root)
    box("zip-pull", (0.09, 0.03, 0.30), material("signal"), 0.012, 2, (1.92, front - 0.135, 2.58), parent=root)
    text("ARKPAX", 0.42, material("print"), (0, front - 0.008, 4.30), root, "ExtraBold", spacing=1.25)
    text("SOLAR PANEL 200 W", 0.17, material("print-dim"), (0, front - 0.008, 3.80), root, "SemiBold", spacing=1.15)
    for x in (-1.9, 1.9):
        box("strap", (0.30, 0.72, LEAF_HEIGHT + 0.06), material("webbing"), 0.02, 2, (x, 0, LEAF_HEIGHT / 2), parent=root)
        box("buckle", (0.44, 0.10, 0.42), material("black"), 0.04, 3, (x, front - 0.10, 3.35), parent=root)
        box("buckle-key", (0.24, 0.05, 0.10), material("signal"), 0.015, 2, (x, front - 0.145, 3.35), parent=root)
    handle = [(-0.95, 0, LEAF_HEIGHT - 0.05), (-0.80, 0, LEAF_HEIGHT + 0.42), (0.80, 0, LEAF_HEIGHT + 0.42), (0.95, 0, LEAF_HEIGHT - 0.05)]
    tube("carry-handle", handle, 0.075, material("webbing"), root, 0.25)
    prism("handle-wrap", rounded_rect(0.26, 0.26, 0.12, 6), -0.45, 0.45, material("rubber"), 0.03, 3, loc=(0, 0, LEAF_HEIGHT + 0.42), rot=(0, 0, math.pi / 2), parent=root)
    return root

"""Solar panel 200 W: four leaves, 2240 x 540 x 25 mm open, 560 x 540 x 60 mm folded."""
import math

import bmesh
import bpy
from mathutils import Matrix, Vector

from kit.marks import text
from kit.outlines import rounded_rect
from kit.solids import box, cylinder, empty, link, prism, ring, tube
from materials import material

LEAF_WIDTH, LEAF_HEIGHT, LEAVES = 5.6, 5.4, 4
FOLD = math.radians(1.1)
STAND = 24


def build_panel(open=True, tilt=52, cable=False):
    """Returns the panel's root on z = 0. Open: leaves in a shallow zigzag, leaning back to `tilt` degrees from the ground on its stands,
    facing -y; `cable` lays its lead on level ground at the right. Folded: standing upright like a case."""
    if not open:
        return _folded()
    root = _opened(tilt)
    if cable:
        _lead(root)
    return root


def _leaf(parent, loc, turn):
    leaf = empty("leaf", parent, loc, (0, 0, turn))
    prism("leaf-board", rounded_rect(LEAF_WIDTH - 0.05, LEAF_HEIGHT, 0.14, 6), -0.05, 0.05, material("fabric"), 0.03, 3, parent=leaf)
    prism("leaf-edge", rounded_rect(LEAF_WIDTH - 0.30, LEAF_HEIGHT - 0.36, 0.06, 4), -0.060, -0.05, material("black"), 0.004, 1, parent=leaf)
    box("leaf-cells", (4.96, 0.012, 4.96), material("cells"), 0.003, 1, (0, -0.062, 0), parent=leaf)
    for side_x in (-1, 1):
        for side_z in (-1, 1):
            at = (side_x * (LEAF_WIDTH / 2 - 0.13), 0, side_z * (LEAF_HEIGHT / 2 - 0.12))
            ring("eyelet", 0.045, 0.080, -0.066, -0.045, material("steel"), at, leaf, 32, 0.006)
    stitches(rounded_rect(LEAF_WIDTH - 0.19, LEAF_HEIGHT - 0.14, 0.09, 6), -0.051, leaf)
    return leaf


def stitches(outline, y, parent, loc=(0, 0, 0), length=0.075, gap=0.05):
    """A seam along a closed outline, one small thread after the other."""
    builder = bmesh.new()
    corners = [Vector((x, y, z)) for x, z in outline]
    for start, end in zip(corners, corners[1:] + corners[:1]):
        way = end - start
        for index in range(int(way.length / (length + gap))):
            middle = start + way.normalized() * ((index + 0.5) * (length + gap))
            place = Matrix.Translation(middle) @ way.to_track_quat("X", "Y").to_matrix().to_4x4()
            thread = bmesh.ops.create_cube(builder, size=1)["verts"]
            bmesh.ops.transform(builder, matrix=place @ Matrix.Diagonal((length, 0.014, 0.014, 1)), verts=thread)
    mesh = bpy.data.meshes.new("stitches")
    builder.to_mesh(mesh)
    builder.free()
    mesh.materials.append(material("thread"))
    obj = link(bpy.data.objects.new("stitches", mesh), parent)
    obj.location = loc
    return obj


def _opened(tilt):
    root = empty("panel")
    lean = math.radians(90 - tilt)
    step_x, step_y = LEAF_WIDTH * math.cos(FOLD), LEAF_WIDTH * math.sin(FOLD)
    board = empty("board", root, (0, 0, -0.04), (-lean, 0, 0))
    for index in range(LEAVES):
        side = 1 if index % 2 == 0 else -1
        x = (index - (LEAVES - 1) / 2) * step_x
        leaf = _leaf(board, (x, 0, LEAF_HEIGHT / 2 + 0.02), side * FOLD)
        if index in (0, LEAVES - 1):
            _stand(leaf, lean, -1.55 if index == 0 else 1.55)
        if index:
            hinge = (x - step_x / 2, -step_y / 2 * side + 0.0, LEAF_HEIGHT / 2)
            box("fold", (0.10, 0.05, LEAF_HEIGHT - 0.24), material("fabric"), 0.02, 2, hinge, parent=board)
    top = LEAF_HEIGHT + 0.02
    for x in (-1.5 * step_x, 1.5 * step_x):
        handle = [(x - 0.62, 0, top - 0.06), (x - 0.55, 0, top + 0.30), (x + 0.55, 0, top + 0.30), (x + 0.62, 0, top - 0.06)]
        tube("carry-handle", handle, 0.065, material("webbing"), board, 0.16)
    return root


def _lead(root):
    """The panel's lead with its plus and minus plug."""
    end = LEAVES * LEAF_WIDTH / 2
    way = [(end - 1.6, 2.4, 0.9), (end - 1.2, 2.2, 0.07), (end + 0.9, 1.6, 0.07), (end + 1.5, -1.2, 0.07), (end - 0.6, -2.3, 0.07), (end - 2.6, -1.9, 0.07)]
    tube("lead", way, 0.045, material("rubber"), root, 1.0, 14)
    for offset, mark in ((-0.13, "red"), (0.13, "black")):
        branch = [(end - 2.5, -1.92, 0.07), (end - 2.9, -1.86 + offset * 0.6, 0.07), (end - 3.3, -1.85 + offset, 0.09), (end - 3.7, -1.84 + offset, 0.10)]
        tube("lead-branch", branch, 0.035, material("rubber"), root, 0.2)
        at = (end - 3.85, -1.84 + offset, 0.10)
        cylinder("plug", 0.085, 0.42, material("black"), "X", 0.03, 3, loc=at, parent=root)
        cylinder("plug-mark", 0.089, 0.05, material(mark), "X", 0.008, loc=(at[0] + 0.08, at[1], at[2]), parent=root)
        cylinder("plug-nose", 0.055, 0.22, material("black"), "X", 0.012, loc=(at[0] - 0.30, at[1], at[2]), parent=root)
    cylinder("lead-fork", 0.075, 0.24, material("black"), "X", 0.03, 3, loc=(end - 2.55, -1.91, 0.08), parent=root)


def _stand(leaf, lean, x):
    """Prop behind a leaf at `x` from its middle: hinged at half its height, down to the ground, held at its angle by a strap."""
    back = math.radians(STAND)
    half = LEAF_HEIGHT / 2
    length = half * math.cos(lean) / math.cos(back) - 0.03
    prop = empty("stand", leaf, (x, 0.06, 0), (lean + back, 0, 0))
    prism("stand-board", rounded_rect(1.6, length, 0.1, 6), -0.03, 0.04, material("fabric"), 0.02, 2, loc=(0, 0.02, -length / 2), parent=prop)
    prism("stand-foot", rounded_rect(1.62, 0.22, 0.08, 6), -0.045, 0.055, material("rubber"), 0.02, 2, loc=(0, 0.02, 0.11 - length), parent=prop)
    box("stand-hinge", (1.6, 0.09, 0.16), material("webbing"), 0.02, 2, (x, 0.08, 0), parent=leaf)
    low = 0.62
    ends = (Vector((x, 0.06, -low * half * 1.25)), Vector((x, 0.06 + low * length * math.sin(lean + back), -low * length * math.cos(lean + back))))
    for side in (-0.62, 0.62):
        tube("stand-strap", [end + Vector((side, 0, 0)) for end in ends], 0.035, material("webbing"), leaf, 0.0)


def _folded():
    root = empty("panel-folded")
    thickness = 0.15
    for index in range(LEAVES):
        y = (index - (LEAVES - 1) / 2) * thickness
        prism("leaf-board", rounded_rect(LEAF_WIDTH - 0.02 * (index % 2), LEAF_HEIGHT, 0.16, 6), y - 0.068, y + 0.068, material("fabric"), 0.05, 4, loc=(0, 0, LEAF_HEIGHT / 2), parent=root)
        edge = rounded_rect(LEAF_WIDTH - 0.005, LEAF_HEIGHT + 0.015, 0.165, 6), rounded_rect(LEAF_WIDTH - 0.10, LEAF_HEIGHT - 0.08, 0.12, 6)
        prism("piping", edge[0], y - 0.082, y - 0.066, material("trim" if index == 0 else "black"), 0.007, 2, 40, edge[1], (0, 0, LEAF_HEIGHT / 2), parent=root)
    front = -0.30
    stitches(rounded_rect(LEAF_WIDTH - 0.24, LEAF_HEIGHT - 0.22, 0.09, 6), front + 0.006, root, (0, 0, LEAF_HEIGHT / 2))
    stitches(rounded_rect(4.14, 2.34, 0.15, 8), front - 0.101, root, (0, 0, 1.75))
    prism("pocket", rounded_rect(4.3, 2.5, 0.22, 8), front - 0.10, front + 0.02, material("fabric"), 0.06, 4, loc=(0, 0, 1.75), parent=root)
    prism("zip-tape", rounded_rect(4.02, 0.20, 0.05, 4), front - 0.106, front - 0.09, material("webbing"), 0.008, 2, loc=(0, 0, 2.62), parent=root)
    prism("pocket-zip", rounded_rect(3.9, 0.055, 0.03, 4), front - 0.125, front - 0.08, material("black"), 0.01, 2, loc=(0, 0, 2.62), parent=root)
    box("zip-pull", (0.09, 0.03, 0.30), material("signal"), 0.012, 2, (1.82, front - 0.140, 2.50), parent=root)
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

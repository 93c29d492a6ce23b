"""The steps of a cottage with what stands on them: wall, door and window, boots, a lamp on a hook, leaves."""
import math

import bmesh
from mathutils import Matrix, Vector
from props.boathouse import boarded_wall
from props.planks import GREY_WOOD, deck
from props.shapes import box, cylinder, group, lathe, mesh_object, tube
from props.surfaces import glow, plain, wood

WALL, RISE, TREAD = 10.5, 1.65, 3.5


def _planks(name):
    return wood(name, *(tuple(c * 0.85 for c in tone) for tone in GREY_WOOD), roughness=0.6, along='X', worn=0.4, wet=0.25)


def steps(width=17, x=0.0, count=3):
    """Steps that rise towards +Y; the tread that begins at y = -1.75 has its top at z = 0, the porch comes after the last."""
    tread, riser = _planks('tread'), _planks('riser')
    for index in range(-1, count - 1):
        y, z = -TREAD / 2 + index * TREAD, index * RISE
        for part in range(2):
            box('tread', (width, TREAD / 2 - 0.07, 0.36), tread, (x, y + TREAD * (part + 0.5) / 2 - 0.1, z - 0.18), (0, 0, 0.1 * part), bevel=0.06)
        box('riser', (width - 0.4, 0.22, RISE), riser, (x, y + 0.12, z - RISE / 2 - 0.1), bevel=0.03)
    floor = (count - 1) * RISE
    start = -TREAD / 2 + (count - 1) * TREAD
    box('riser', (width - 0.4, 0.22, RISE), riser, (x, start + 0.12, floor - RISE / 2 - 0.1), bevel=0.03)
    deck(tread, width + 16, WALL - start + 2, 1.35, 0.08, 0.36, (x, (WALL + start) / 2, floor), 9, 'X', joints=False)
    for side in (-1, 1):
        box('stringer', (0.5, 12, 2.6), riser, (x + side * width / 2, 0.0, -1.7), (25, 0, 0), bevel=0.04)
    return floor


def house(floor, door=3.0, pane=-11.5):
    """Red boards, a dark green door left ajar and a window with lamplight behind."""
    boarded_wall(WALL, base=floor - 4)
    white = wood('frame', (0.42, 0.41, 0.38), (0.60, 0.59, 0.55), roughness=0.6, along='Z', knots=False)
    leaf = wood('door leaf', (0.030, 0.044, 0.040), (0.055, 0.075, 0.066), roughness=0.5, along='Z', knots=False)
    for side in (-1, 1):
        box('door jamb', (1.1, 0.5, 23), white, (door + side * 5.0, WALL - 0.45, floor + 11.5), bevel=0.04)
        box('window jamb', (0.9, 0.42, 11.3), white, (pane + side * 4.0, WALL - 0.40, floor + 13), bevel=0.04)
        box('window rail', (8.9, 0.4, 0.9), white, (pane, WALL - 0.40, floor + 13 + side * 5.2), bevel=0.04)
    for index in range(6):
        box('door board', (1.46, 0.3, 22.4), leaf, (door - 3.7 + index * 1.48, WALL - 0.30, floor + 11.6), bevel=0.05)
    box('threshold', (10.0, 1.6, 0.5), _planks('threshold'), (door, WALL - 0.9, floor + 0.25), bevel=0.06)
    box('lit pane', (7.6, 0.1, 10), glow('lit pane', (1, 0.50, 0.18), 1.6), (pane, WALL - 0.28, floor + 13), bevel=0)
    for size, at in (((0.35, 0.3, 10), (pane, WALL - 0.4, floor + 13)), ((7.6, 0.3, 0.35), (pane, WALL - 0.4, floor + 14.4))):
        box('glazing bar', size, white, at, bevel=0.03)
    for side in (-1, 1):
        box('curtain', (1.6, 0.06, 9.6), plain('curtain', (0.34, 0.20, 0.10), 0.9), (pane + side * 2.9, WALL - 0.34, floor + 13), bevel=0)


def hung_lamp(at, strength=9):
    """An opal bulb in an enamel shade on a nail; gives the place where its cord begins."""
    enamel, iron = plain('lamp enamel', (0.030, 0.065, 0.055), 0.3, wear=0.15), plain('nail', (0.08, 0.07, 0.065), 0.5, 0.8)
    lathe('shade', [(0.20, 0.70), (0.35, 0.66), (1.15, 0.12), (1.20, 0.0), (1.12, 0.05), (0.30, 0.58)], enamel, at)
    lathe('bulb', [(0, -0.22), (0.28, -0.10), (0.34, 0.14), (0.20, 0.46), (0, 0.5)], glow('opal bulb', (1, 0.60, 0.27), strength), at).visible_shadow = False
    cylinder('lamp holder', 0.17, 0.5, plain('holder', (0.02, 0.02, 0.02), 0.5), at=(at[0], at[1], at[2] + 0.85))
    tube('hook', [(at[0], WALL - 0.2, at[2] + 1.7), (at[0], at[1] - 0.1, at[2] + 1.75), (at[0], at[1] - 0.1, at[2] + 1.45)], 0.05, iron, smooth=False)
    return (at[0], at[1], at[2] + 1.1)


def _capsule(shape, start, end, thick, thin):
    for step in range(26):
        share = step / 25
        bmesh.ops.create_icosphere(shape, subdivisions=2, radius=thick + (thin - thick) * share, matrix=Matrix.Translation(Vector(start).lerp(Vector(end), share)))


def rubber_boot(at, turn=0, lean=0, colour=(0.022, 0.034, 0.024)):
    """A rubber boot, 36 cm high, its toe towards −Y."""
    root = group('boot', at, (lean, 0, turn))
    rubber = plain('boot rubber', colour, 0.38, wear=0.14)
    shape = bmesh.new()
    _capsule(shape, (0, 0.08, 0.62), (0, 0.14, 3.0), 0.47, 0.60)
    _capsule(shape, (0, 0.0, 0.50), (0, -1.35, 0.38), 0.46, 0.42)
    _capsule(shape, (0, 0.22, 0.45), (0, 0.0, 0.5), 0.44, 0.44)
    shaft = mesh_object('boot', shape, rubber, parent=root)
    melt = shaft.modifiers.new('melt', 'REMESH')
    melt.mode, melt.voxel_size, melt.use_smooth_shade = 'VOXEL', 0.05, True
    soft = shaft.modifiers.new('soft', 'SMOOTH')
    soft.factor, soft.iterations = 0.5, 14
    lathe('boot top', [(0.55, 3.0), (0.57, 3.5), (0.53, 3.52), (0.50, 3.0), (0, 2.9)], rubber, (0, 0.14, 0), parent=root)
    lathe('boot band', [(0.575, 3.30), (0.585, 3.32), (0.585, 3.50), (0.575, 3.52)], plain('boot band', (0.30, 0.29, 0.25), 0.5), (0, 0.14, 0), parent=root)
    sole = [(0.46 * math.cos(a) * (1 + 0.06 * math.sin(a)), (-0.55 + 1.32 * math.sin(a))) for a in (2 * math.pi * s / 40 for s in range(40))]
    flat = bmesh.new()
    low, high = [flat.verts.new((x, y, 0)) for x, y in sole], [flat.verts.new((x, y, 0.22)) for x, y in sole]
    flat.faces.new(low[::-1])
    flat.faces.new(high)
    for index in range(40):
        after = (index + 1) % 40
        flat.faces.new((low[index], low[after], high[after], high[index]))
    mesh_object('boot sole', flat, plain('boot sole', (0.02, 0.018, 0.015), 0.8), parent=root, bevel=0.04)
    return root

"""A tarred clinker boat seen from inside, its bow towards +Y, and the jetty that it lies at."""
import math

import bmesh
from kit.solids import box as slab
from props.planks import GREY_WOOD, deck
from props.shapes import box, cylinder, group, lathe, mesh_object, seeded, tube
from props.surfaces import fabric, plain, wood

BOW, STERN, MIDDLE = 31.0, -24.0, 3.0
STRAKES, LAP, FLOOR = 8, 0.15, 0.95


def _half_width(y):
    ahead = max(0.0, (y - MIDDLE) / (BOW - MIDDLE))
    behind = max(0.0, (MIDDLE - y) / (MIDDLE - STERN))
    return 7.4 * max(0.0, 1 - ahead ** 2.3) * (1 - 0.22 * behind ** 2)


def _sheer(y):
    return 4.7 + 2.6 * max(0.0, (y - MIDDLE) / (BOW - MIDDLE)) ** 2


def _keel(y):
    return 3.4 * max(0.0, (y - 16) / (BOW - 16)) ** 2.2


def skin(y, share, out=0.0):
    """A point on the right side's planking: share 0 is the keel, 1 the sheer; `out` moves it outwards."""
    angle = math.pi / 2 * share
    return (_half_width(y) * math.sin(angle) ** 0.85 + out * math.sin(angle), y,
            _keel(y) + (_sheer(y) - _keel(y)) * (1 - math.cos(angle)) - out * math.cos(angle))


def _strake(surface, index, hand):
    shape, rows = bmesh.new(), []
    low, high = index / STRAKES, (index + 1) / STRAKES + 0.012
    for step in range(73):
        y = STERN + (BOW - STERN) * step / 72
        row = []
        for part in range(4):
            share = low + (high - low) * part / 3
            x, _, z = skin(y, min(1.0, share), LAP * (1 - part / 3))
            row.append(shape.verts.new((hand * x, y, z)))
        rows.append(row)
    for one, two in zip(rows, rows[1:]):
        for part in range(3):
            shape.faces.new((one[part], one[part + 1], two[part + 1], two[part]))
    plank = mesh_object('strake', shape, surface)
    thick = plank.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness, thick.offset = 0.12, 0
    return plank


def _timbers(surface, iron):
    """Bent ribs, rivets where they cross the laps, and the rails along the sheer."""
    for step in range(15):
        y = STERN + 4 + step * 3.2
        for hand in (-1, 1):
            path = [(hand * x, yy, z) for x, yy, z in (skin(y, share / 14, -0.12) for share in range(15))]
            tube('rib', path, 0.17, surface)
            for lap in range(2, STRAKES):
                x, yy, z = skin(y, lap / STRAKES, -0.26)
                lathe('rivet', [(0, 0.05), (0.07, 0.03), (0.09, 0)], iron, (hand * x, yy, z), (0, -hand * 60, 0), steps=10)
    for hand in (-1, 1):
        rail = [(hand * (x + 0.05), y, z + 0.05) for x, y, z in (skin(STERN + (BOW - STERN) * s / 40, 1.0) for s in range(41))]
        tube('rail', rail, 0.30, surface)


def boat(tar=((0.035, 0.018, 0.009), (0.14, 0.075, 0.036)), seats=((9.5, 3.2), (21.0, 4.0))):
    """Planking, ribs, bottom boards at z = FLOOR and thwarts at (y, z)."""
    planking = wood('tarred plank', *tar, roughness=0.5, along='Y', wet=0.6, worn=0.25)
    for index in range(STRAKES):
        for hand in (-1, 1):
            _strake(planking, index, hand)
    _timbers(wood('rib', *tar, roughness=0.5, along='Z', worn=0.3, knots=False), plain('rivet', (0.10, 0.06, 0.035), 0.6, 0.6))
    grey = wood('bottom board', *(tuple(c * 0.62 for c in tone) for tone in GREY_WOOD), roughness=0.55, along='Y', wet=0.9, worn=0.2)
    for index in range(6):
        box('bottom board', (1.35, 38, 0.22), grey, ((index - 2.5) * 1.47, -4, FLOOR - 0.11), (0, 0, 0.15 * (index - 2.5)), bevel=0.05)
    for index in range(4):
        box('bottom batten', (9.2, 0.9, 0.2), grey, (0, -16 + index * 9, FLOOR - 0.32), bevel=0.04)
    seat = wood('thwart', (0.09, 0.062, 0.04), (0.26, 0.195, 0.13), roughness=0.5, along='X', wet=0.7, worn=0.5)
    for y, z in seats:
        wide = 2 * _half_width(y) * 0.95
        box('thwart', (wide, 2.3, 0.36), seat, (0, y, z), bevel=0.08)


def jetty(x, height, length=70):
    """A grey jetty along the boat's left side; its near edge is at `x`."""
    grey = wood('jetty board', *GREY_WOOD, roughness=0.55, along='X', wet=0.5)
    deck(grey, 16, length, 1.35, 0.10, 0.35, (x - 8, 6, height), 5, 'X', joints=False)
    post = wood('jetty post', *(tuple(c * 0.7 for c in tone) for tone in GREY_WOOD), along='Z', wet=0.4)
    box('jetty beam', (0.7, length, 1.5), post, (x - 0.9, 6, height - 1.1), bevel=0.04)
    for y in (-4, 16, 33):
        cylinder('post', 0.85, 14, post, at=(x - 0.1, y, height - 4.3), bevel=0.10)


def oar(at, turn=(0, 0, 0)):
    """An oar of spruce along +Y, 2.4 m; `at` is its handle's end."""
    root = group('oar', at, turn)
    spruce = wood('oar spruce', (0.20, 0.12, 0.055), (0.42, 0.29, 0.16), roughness=0.4, along='Y', worn=0.35, knots=False)
    lathe('loom', [(0, 0), (0.17, 0.05), (0.17, 1.2), (0.30, 1.6), (0.30, 6), (0.20, 17), (0, 17.2)], spruce, turn=(-90, 0, 0), parent=root, steps=24)
    slab('blade', (1.15, 6.6, 0.14), spruce, 0.06, 4, (0, 19.8, 0), parent=root)
    lathe('leather', [(0.31, 5.2), (0.34, 5.25), (0.34, 7.2), (0.31, 7.25)], plain('oar leather', (0.055, 0.028, 0.014), 0.6), turn=(-90, 0, 0), parent=root, steps=24)
    return root


def life_vest(at, turn=(0, 0, 0), colour=(0.66, 0.105, 0.010)):
    """A life vest thrown down: three soft pads, webbing and a buckle."""
    root = group('life vest', at, turn)
    cloth, web = fabric('vest', colour, weave=40), plain('vest webbing', (0.02, 0.021, 0.024), 0.8)
    for x, y, wide, long, lean in ((-1.15, 0, 1.9, 3.8, -5), (1.15, 0, 1.9, 3.8, 5), (0, 2.6, 2.9, 1.8, 0)):
        pad = slab('vest pad', (wide, long, 0.75), cloth, 0.34, 8, (x, y, 0.42), (0, math.radians(lean), math.radians(lean)), root)
        soft = pad.modifiers.new('fill', 'SUBSURF')
        soft.levels = soft.render_levels = 1
    for y in (-0.9, 0.6):
        slab('vest strap', (4.4, 0.42, 0.05), web, 0.01, 2, (0, y, 0.84), parent=root)
    slab('vest buckle', (0.75, 0.6, 0.14), web, 0.05, 3, (0, -0.9, 0.90), parent=root)
    slab('vest reflector', (1.2, 0.5, 0.02), plain('reflector', (0.62, 0.64, 0.66), 0.35, 0.4), 0.01, 2, (-1.15, 1.25, 0.84), (0, math.radians(-5), 0), root)
    return root


def thermos(at, turn=(0, 0, 0), colour=(0.020, 0.050, 0.036)):
    """A steel flask, 28 cm, its cup beside it is the scene's affair."""
    root = group('thermos', at, turn)
    steel = plain('flask steel', (0.44, 0.44, 0.45), 0.3, 1.0, wear=0.1)
    lathe('flask', [(0, 0), (0.40, 0), (0.42, 0.05), (0.42, 2.05), (0.36, 2.22), (0, 2.22)], plain('flask paint', colour, 0.42, wear=0.15), parent=root, bevel=0.01)
    lathe('flask foot', [(0.425, 0), (0.43, 0.02), (0.43, 0.22), (0.425, 0.24)], steel, parent=root)
    lathe('flask cap', [(0.36, 2.2), (0.37, 2.75), (0.33, 2.82), (0, 2.82)], steel, parent=root, bevel=0.01)
    return root


def reeds(spots, surface, seed=2):
    """Thin upright stems from the water at (x, y)."""
    rnd = seeded(seed)
    for x, y in spots:
        tall, lean = rnd.uniform(7, 15), rnd.uniform(-1.6, 1.6)
        tube('reed', [(x, y, -1), (x + lean * 0.3, y, tall * 0.5), (x + lean, y + rnd.uniform(-1, 1), tall)], 0.07, surface)

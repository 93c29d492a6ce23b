"""The load space of a craftsman's van seen from its bulkhead towards the open rear doors: bench on the left, racks above it."""
import math

from props.planks import deck
from props.shapes import box, extrude, lathe, seeded, tube
from props.surfaces import glow, plain, wood

BIRCH = ((0.19, 0.125, 0.068), (0.33, 0.235, 0.135))
FLOOR, ROOF, LEFT, RIGHT, REAR = -7.6, 11.0, -8.2, 9.4, 26.0


def _shell(ply, steel):
    """Painted ribs with plywood between them, a worn floor and the frame of the rear doors."""
    deck(wood('van floor', *(tuple(c * 0.55 for c in tone) for tone in BIRCH), roughness=0.6, along='Y', worn=0.6, knots=False), 19, 60, 9, 0.04, 0.3, (0.6, 2, FLOOR), 4, 'Y', joints=False)
    for x, face in ((LEFT, 1), (RIGHT, -1)):
        for y in (-21, -9, 3, 15):
            box('van wall', (0.4, 11.4, 17), ply, (x - face * 0.3, y + 6, 2.0), bevel=0.04)
            box('van rib', (0.9, 1.0, 20), steel, (x - face * 0.2, y, 2), bevel=0.15)
    box('van roof', (20, 60, 0.4), plain('van roof', (0.30, 0.31, 0.31), 0.6), (0.6, 2, ROOF), bevel=0)
    for y in (-9, 3, 15):
        box('roof rib', (20, 1.0, 0.5), steel, (0.6, y, ROOF - 0.3), bevel=0.12)
    for x in (LEFT - 0.1, RIGHT + 0.1):
        box('door post', (1.6, 1.6, 22), steel, (x, REAR, 2), bevel=0.3)
    box('door head', (20, 1.6, 2.2), steel, (0.6, REAR, ROOF - 0.6), bevel=0.4)
    box('sill', (20, 1.4, 0.5), plain('sill', (0.16, 0.16, 0.165), 0.4, 0.9), (0.6, REAR, FLOOR + 0.1), bevel=0.08)


def _doors(steel):
    """Both rear doors stand open, the right one seen from inside."""
    for x, turn, side in ((RIGHT + 1.0, -72, 1), (LEFT - 1.0, 64, -1)):
        reach = 4.4
        angle = math.radians(turn)
        at = (x + side * reach * math.cos(angle) * 0.6, REAR + 1.2 + reach * abs(math.sin(angle)), 2.2)
        box('rear door', (8.4, 0.5, 18.5), steel, at, (0, 0, turn), bevel=0.25)
        box('door trim', (6.6, 0.7, 6.0), plain('door trim', (0.05, 0.052, 0.055), 0.7), (at[0], at[1], -2.6), (0, 0, turn), bevel=0.3)
        box('door glass', (5.6, 0.7, 6.0), plain('door glass', (0.10, 0.13, 0.15), 0.08), (at[0], at[1], 6.2), (0, 0, turn), bevel=0.4)


def _rack():
    """A shelf of bins and two rows of drawers above the bench."""
    rnd, ply = seeded(8), wood('rack', *BIRCH, along='Y', knots=False, worn=0.3)
    tones = ((0.05, 0.10, 0.09), (0.30, 0.07, 0.014), (0.13, 0.135, 0.14))
    for z in (4.9, 8.3):
        box('rack shelf', (3.6, 34, 0.4), ply, (LEFT + 2.0, 7, z), bevel=0.04)
        for index in range(9):
            y = -7.6 + index * 3.4 + rnd.uniform(-0.15, 0.15)
            if rnd.random() < 0.15:
                continue
            tone = tones[int(rnd.random() * 3)]
            extrude('bin', [(-1.5, 0), (1.35, 0), (1.55, 1.3), (1.1, 2.3), (-1.5, 2.3)], 3.0, plain(f'bin {z} {index}', tone, 0.5), (LEFT + 1.9, y, z + 0.22), (0, 0, rnd.uniform(-3, 3)), bevel=0.08)
            box('bin label', (0.02, 1.3, 0.55), plain('bin label', (0.6, 0.6, 0.57), 0.6), (LEFT + 3.46, y, z + 0.95), (0, -10, 0), bevel=0)
    for y in (-9.6, 24.0):
        box('rack side', (3.8, 0.4, 9), ply, (LEFT + 2.0, y, 6.6), bevel=0.04)


def _bench():
    """Phenolic ply with a batten at its edge, cut marks and sawdust, and drawers below."""
    top = wood('bench top', *BIRCH, roughness=0.5, along='Y', worn=0.35, knots=False)
    box('bench top', (9.6, 48, 0.55), top, (LEFT + 4.8, 1, -0.275), bevel=0.05)
    dark = wood('bench front', *(tuple(c * 0.8 for c in tone) for tone in BIRCH), along='Y', knots=False)
    for y in (-15, -4.5, 6, 16.5):
        for z in (-1.9, -4.4):
            box('drawer', (0.4, 10.0, 2.3), dark, (LEFT + 9.2, y, z), bevel=0.05)
            box('drawer pull', (0.3, 2.2, 0.35), plain('drawer pull', (0.03, 0.03, 0.03), 0.5), (LEFT + 9.45, y, z + 0.6), bevel=0.1)


def paper_cup(at):
    """A take-away coffee with its lid on."""
    lathe('paper cup', [(0, 0), (0.30, 0), (0.42, 1.05), (0, 1.05)], plain('paper cup', (0.40, 0.30, 0.20), 0.75), at)
    lathe('cup lid', [(0.43, 1.02), (0.44, 1.08), (0.40, 1.20), (0.36, 1.22), (0.33, 1.14), (0, 1.14)], plain('cup lid', (0.03, 0.03, 0.03), 0.4), at)


def shavings(at, count=90, spread=1.6, seed=9):
    """Curls and chips from a plane."""
    rnd, pine = seeded(seed), plain('shaving', (0.58, 0.40, 0.21), 0.8)
    for _ in range(count):
        x, y = at[0] + rnd.gauss(0, spread), at[1] + rnd.gauss(0, spread * 0.7)
        size, turn = rnd.uniform(0.05, 0.22), rnd.random() * 6.28
        if rnd.random() < 0.14:
            curl = [(x + size * math.cos(turn) * math.cos(a), y + size * math.sin(turn) * math.cos(a) + a * 0.03, at[2] + 0.02 + size * 0.8 + size * 0.8 * math.sin(a)) for a in (s * 0.7 for s in range(9))]
            tube('curl', curl, 0.018, pine)
        else:
            box('chip', (size, size * 0.4, 0.02), pine, (x, y, at[2] + 0.02), (rnd.uniform(-12, 12), rnd.uniform(-12, 12), math.degrees(turn)), bevel=0)


def van():
    ply, steel = wood('van ply', *BIRCH, roughness=0.6, along='Z', worn=0.3, knots=False), plain('van steel', (0.34, 0.35, 0.36), 0.4)
    _shell(ply, steel)
    _doors(steel)
    _rack()
    _bench()
    box('led strip', (0.5, 44, 0.12), glow('led strip', (1.0, 0.94, 0.84), 9), (LEFT + 4.6, 2, ROOF - 0.5), bevel=0)

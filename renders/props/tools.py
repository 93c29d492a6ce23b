"""Corded hand tools. Local axes: a tool lies with its nose towards +X, up is +Z."""
import math

from props.shapes import box, cylinder, disc, extrude, group, lathe, rounded, seeded, tube
from props.surfaces import plain


def palette(main=(0.02, 0.10, 0.115)):
    return {
        'main': plain('tool body', main, 0.45, wear=0.12),
        'dark': plain('tool rubber', (0.014, 0.014, 0.015), 0.65),
        'steel': plain('tool steel', (0.45, 0.45, 0.46), 0.32, 1.0, wear=0.14),
        'cast': plain('cast aluminium', (0.30, 0.30, 0.31), 0.5, 1.0, wear=0.1),
        'accent': plain('tool accent', (0.55, 0.10, 0.012), 0.4),
    }


def drill(at, turn=(0, 0, 0), colours=None):
    """A corded impact drill, 30 cm long; `at` is the middle of its motor."""
    colours = colours or palette()
    root = group('drill', at, turn)
    main, dark, steel = colours['main'], colours['dark'], colours['steel']
    motor = [(0, -1.05), (0.34, -1.02), (0.40, -0.85), (0.41, 0.35), (0.36, 0.62), (0.30, 0.85), (0.26, 1.15), (0, 1.15)]
    lathe('motor', motor, main, turn=(0, 90, 0), parent=root, bevel=0.01)
    for step in range(5):
        cylinder('vent', 0.415, 0.035, dark, 'X', (-0.78 + step * 0.10, 0, 0), parent=root)
    lathe('collar', [(0.27, 1.05), (0.29, 1.1), (0.29, 1.35), (0.25, 1.4), (0, 1.4)], colours['cast'], turn=(0, 90, 0), parent=root)
    lathe('chuck', [(0.22, 1.4), (0.25, 1.46), (0.25, 1.85), (0.20, 1.95), (0.10, 2.12), (0, 2.12)], dark, turn=(0, 90, 0), parent=root, bevel=0.01)
    cylinder('bit', 0.045, 1.2, steel, 'X', (2.65, 0, 0), parent=root, steps=12)
    grip = [(-0.42, 0.0), (0.28, 0.0), (0.20, -0.5), (0.16, -1.0), (0.20, -1.42), (-0.44, -1.52), (-0.46, -1.1), (-0.36, -0.6), (-0.40, -0.3)]
    extrude('grip', [(x - 0.45, z - 0.2) for x, z in grip], 0.46, main, parent=root, bevel=0.13)
    extrude('grip rubber', [(x * 0.9 - 0.52, z * 0.86 - 0.3) for x, z in grip], 0.50, dark, parent=root, bevel=0.14)
    box('trigger', (0.16, 0.2, 0.4), colours['accent'], (-0.22, 0, -0.62), parent=root, bevel=0.05)
    cylinder('side handle', 0.16, 1.1, dark, 'Z', (1.2, 0, -0.85), parent=root, bevel=0.06)
    cylinder('clamp', 0.31, 0.16, dark, 'X', (1.2, 0, 0), parent=root)
    lathe('boot', [(0, 0), (0.09, 0), (0.06, -0.5), (0, -0.5)], dark, (-0.62, 0, -1.68), parent=root)
    return root


def circular_saw(at, turn=(0, 0, 0), colours=None):
    """A corded circular saw standing on its sole plate, 30 cm long; `at` is on the plate's underside."""
    colours = colours or palette()
    root = group('circular saw', at, turn)
    main, dark, steel, cast = (colours[key] for key in ('main', 'dark', 'steel', 'cast'))
    box('sole', (3.1, 1.7, 0.05), steel, (0, 0, 0.03), parent=root, bevel=0.015)
    box('sole edge', (3.1, 0.05, 0.16), steel, (0, 0.84, 0.1), parent=root, bevel=0.015)
    half = [(0.98 * math.cos(math.radians(a)), 0.98 * math.sin(math.radians(a))) for a in range(-8, 189, 7)]
    extrude('guard', half, 0.30, cast, (0.1, -0.35, 0.75), parent=root, bevel=0.05)
    lower = [(0.90 * math.cos(math.radians(a)), 0.90 * math.sin(math.radians(a))) for a in range(170, 371, 7)]
    extrude('lower guard', lower, 0.20, steel, (0.1, -0.35, 0.72), parent=root, bevel=0.02)
    cylinder('blade', 0.86, 0.025, steel, 'Y', (0.1, -0.52, 0.72), parent=root, steps=64, bevel=0)
    cylinder('flange', 0.2, 0.1, dark, 'Y', (0.1, -0.55, 0.72), parent=root)
    lathe('motor', [(0, 1.28), (0.36, 1.26), (0.44, 1.12), (0.46, 0.2), (0.40, 0.0), (0, 0.0)], main, (0.1, -0.2, 0.98), (-90, 0, 0), root, bevel=0.01)
    for step in range(6):
        cylinder('vent', 0.465, 0.03, dark, 'Y', (0.1, 0.52 + step * 0.08, 0.98), parent=root)
    handle = [(-0.3, 0, 1.55), (-0.75, 0, 1.95), (-1.25, 0, 1.98), (-1.65, 0, 1.6), (-1.6, 0, 1.1), (-1.1, 0, 0.8), (-0.5, 0, 0.8)]
    tube('handle', [(x, -0.05, z) for x, _, z in handle], 0.20, main, parent=root)
    tube('handle rubber', [(x, -0.05, z) for x, _, z in handle[1:5]], 0.215, dark, parent=root)
    box('trigger', (0.4, 0.2, 0.16), colours['accent'], (-1.15, -0.05, 1.74), parent=root, bevel=0.06)
    lathe('front knob', [(0, 0), (0.12, 0), (0.13, 0.25), (0.22, 0.42), (0.2, 0.62), (0, 0.7)], dark, (1.05, -0.15, 1.25), (0, 25, 0), root, bevel=0.02)
    box('bridge', (1.0, 0.3, 0.25), cast, (0.9, -0.25, 1.2), parent=root, bevel=0.08)
    cylinder('dust port', 0.17, 0.5, dark, 'X', (-0.95, -0.35, 1.1), parent=root)
    return root


def mitre_saw(at, turn=0, colours=None):
    """A chop saw with its head up, 55 cm wide; the blade faces −Y."""
    colours = colours or palette()
    root = group('mitre saw', at, (0, 0, turn))
    main, dark, steel, cast = (colours[key] for key in ('main', 'dark', 'steel', 'cast'))
    for side in (-1, 1):
        box('wing', (1.7, 1.7, 0.55), cast, (side * 1.85, 0.1, 0.42), parent=root, bevel=0.08)
        box('fence', (2.0, 0.14, 0.95), cast, (side * 1.45, 0.72, 1.1), parent=root, bevel=0.04)
        for y in (-0.6, 0.7):
            cylinder('foot', 0.2, 0.16, dark, at=(side * 2.3, y, 0.08), parent=root)
    lathe('turntable', [(0, 0.1), (1.3, 0.1), (1.35, 0.3), (1.3, 0.72), (0, 0.72)], cast, parent=root, bevel=0.03)
    box('mitre arm', (0.7, 1.3, 0.3), cast, (0, -1.6, 0.42), parent=root, bevel=0.08)
    cylinder('mitre knob', 0.18, 0.5, dark, 'Y', (0, -2.4, 0.42), parent=root, bevel=0.05)
    box('post', (0.7, 0.7, 2.0), main, (0, 1.5, 1.4), (-14, 0, 0), root, bevel=0.12)
    head = group('head', (0, 1.6, 2.3), (-24, 0, 0), root)
    box('arm', (0.5, 2.2, 0.5), main, (0.15, -0.9, 0.25), parent=head, bevel=0.12)
    half = [(1.28 * math.cos(math.radians(a)), 1.28 * math.sin(math.radians(a))) for a in range(-14, 196, 7)]
    extrude('guard', half, 0.36, cast, (0, -1.7, 0.1), (0, 0, 90), head, bevel=0.08)
    cylinder('blade', 1.26, 0.03, steel, 'X', (0, -1.7, 0.05), parent=head, steps=72, bevel=0)
    cylinder('flange', 0.3, 0.2, dark, 'X', (-0.12, -1.7, 0.05), parent=head)
    lathe('motor', [(0, 1.6), (0.40, 1.56), (0.48, 1.4), (0.5, 0.2), (0, 0.1)], main, (0.1, -1.6, 0.45), (0, 70, 0), head, bevel=0.02)
    tube('handle', [(0, -2.3, 1.2), (0, -2.9, 1.35), (0, -3.25, 0.95), (0, -3.1, 0.35), (0, -2.7, 0.2)], 0.2, dark, parent=head)
    return root


def cable_drum(at, turn=0, cable_colour=(0.55, 0.12, 0.015)):
    """An extension lead on a drum, 28 cm across, on a tube stand."""
    root = group('cable drum', at, (0, 0, turn))
    dark, frame = plain('drum', (0.016, 0.016, 0.017), 0.55), plain('drum frame', (0.35, 0.35, 0.36), 0.35, 1.0)
    lead = plain('drum lead', cable_colour, 0.5)
    for side in (-1, 1):
        extrude('flange', disc(1.35, 56), 0.08, dark, (0, side * 0.62, 1.6), parent=root, bevel=0.03)
        extrude('rim', disc(1.39, 56), 0.05, dark, (0, side * 0.62, 1.6), parent=root, bevel=0.02)
    cylinder('hub', 0.6, 1.2, dark, 'Y', (0, 0, 1.6), parent=root)
    turns = []
    for step in range(12 * 40):
        angle = step / 40 * 2 * math.pi
        across = -0.5 + (step / 40 % 6) / 5.9
        reach = 1.02 + 0.11 * (step // 240) + 0.02 * math.sin(step * 0.9)
        turns.append((reach * math.cos(angle), across, 1.6 + reach * math.sin(angle)))
    cylinder('wound', 1.0, 1.15, lead, 'Y', (0, 0, 1.6), parent=root)
    tube('lead', turns, 0.095, lead, parent=root)
    extrude('socket plate', disc(0.72, 40), 0.1, plain('socket plate', (0.10, 0.10, 0.105), 0.5), (0, -0.68, 1.6), parent=root, bevel=0.03)
    for index in range(3):
        angle = math.radians(90 + index * 120)
        cylinder('socket', 0.24, 0.08, dark, 'Y', (0.36 * math.cos(angle), -0.73, 1.6 + 0.36 * math.sin(angle)), parent=root)
    for side in (-0.85, 0.85):
        tube('stand', [(-1.25, side, 0.1), (1.25, side, 0.1), (0.9, side, 0.2), (0.15, side, 1.6), (0, side, 3.2)], 0.09, frame, parent=root, smooth=False)
    cylinder('carrier', 0.12, 1.7, dark, 'Y', (0, 0, 3.2), parent=root, bevel=0.04)
    return root


def sawhorse(wood, at, turn=0, width=8, height=6.5):
    """A wooden trestle."""
    root = group('sawhorse', at, (0, 0, turn))
    box('beam', (width, 0.95, 0.45), wood, (0, 0, height), parent=root)
    for side in (-1, 1):
        for hand in (-1, 1):
            box('leg', (0.95, 0.45, height * 1.06), wood, (side * (width / 2 - 1), hand * 1.5, height / 2 - 0.1), (hand * 24, 0, 0), root)
        box('brace', (0.2, 3.2, 0.9), wood, (side * (width / 2 - 0.5), 0, height * 0.45), parent=root)
    return root


def screw_box(at, turn=0):
    """An open carton of screws."""
    root = group('screw box', at, (0, 0, turn))
    card = plain('carton', (0.30, 0.19, 0.10), 0.8)
    box('base', (1.2, 0.8, 0.06), card, (0, 0, 0.03), parent=root, bevel=0.01)
    for x, y, w, d in ((0, 0.4, 1.2, 0.03), (0, -0.4, 1.2, 0.03), (0.6, 0, 0.03, 0.8), (-0.6, 0, 0.03, 0.8)):
        box('side', (w, d, 0.5), card, (x, y, 0.25), parent=root, bevel=0.005)
    return root


def screws(at, count, spread, seed=3):
    """Loose decking screws about a point."""
    rnd = seeded(seed)
    steel = plain('screw', (0.55, 0.42, 0.22), 0.3, 1.0)
    for _ in range(count):
        place = (at[0] + rnd.gauss(0, spread), at[1] + rnd.gauss(0, spread), at[2] + 0.05)
        root = group('screw', place, (0, 90, rnd.random() * 360))
        lathe('screw', [(0, -0.3), (0.02, -0.22), (0.022, 0.2), (0.05, 0.28), (0, 0.29)], steel, parent=root, steps=10)


def tape_measure(at, turn=0):
    root = group('tape', at, (0, 0, turn))
    extrude('case', rounded(0.75, 0.7, 0.2), 0.35, plain('tape case', (0.62, 0.42, 0.03), 0.4), (0, 0, 0.36), parent=root, bevel=0.06)
    extrude('bumper', rounded(0.5, 0.45, 0.15), 0.38, plain('tape grip', (0.015, 0.015, 0.015), 0.7), (0, 0, 0.36), parent=root, bevel=0.04)
    box('blade', (1.3, 0.2, 0.012), plain('blade', (0.65, 0.50, 0.05), 0.35), (0.95, 0, 0.07), parent=root, bevel=0)
    return root

"""What lies on a repairer's bench: a mat, a multimeter, drivers, a tray of screws, a job sheet, a lamp."""
import math

from kit.marks import text
from props.graph import Graph
from props.shapes import box, cylinder, extrude, group, lathe, rounded, seeded, tube
from props.surfaces import glow, plain


def bench_mat(size, at=(0, 0, 0)):
    """The green rubber mat that leads charges away, worn paler where work is done."""
    graph = Graph('bench mat', roughness=0.75, specular=0.25)
    worn = graph.noise(graph.position(), 0.35, 6, 0.65)
    graph.set(base_color=graph.mix(graph.span(worn, 0.42, 0.7, 0, 0.6), (0.024, 0.056, 0.050), (0.052, 0.088, 0.080)))
    graph.bump(graph.noise(graph.position(), 38, 3), 0.25, 0.01)
    return box('bench mat', (*size, 0.04), graph.material, (at[0], at[1], at[2] + 0.02), bevel=0.015)


def multimeter(at, turn=0, reading='13.31'):
    """A hand-held meter lying on its back, 19 cm long, its two leads plugged in; the display faces up."""
    root = group('multimeter', at, (0, 0, turn))
    holster, face = plain('meter holster', (0.62, 0.36, 0.015), 0.55), plain('meter face', (0.022, 0.023, 0.025), 0.5)
    extrude('holster', rounded(0.94, 1.92, 0.16), 0.42, holster, (0, 0, 0.23), (-90, 0, 0), root, bevel=0.07)
    extrude('face', rounded(0.78, 1.74, 0.10), 0.46, face, (0, 0, 0.24), (-90, 0, 0), root, bevel=0.02)
    box('lcd', (0.62, 0.36, 0.02), plain('meter lcd', (0.23, 0.26, 0.21), 0.25), (0, 0.56, 0.475), parent=root, bevel=0.01)
    ink = plain('meter ink', (0.012, 0.014, 0.012), 0.6)
    text(reading, 0.22, ink, (0.0, 0.55, 0.488), root, depth=0.001, rot=(0, 0, 0), font='/usr/share/fonts/truetype/dseg/DSEG7Modern-Bold.ttf')
    cylinder('dial', 0.27, 0.10, plain('meter dial', (0.06, 0.062, 0.065), 0.5), at=(0, -0.10, 0.51), parent=root, bevel=0.03)
    box('dial mark', (0.05, 0.24, 0.02), plain('dial mark', (0.6, 0.6, 0.58), 0.5), (0.05, -0.02, 0.565), (0, 0, -24), root, bevel=0)
    for index in range(12):
        angle = math.radians(30 * index)
        box('scale', (0.012, 0.05, 0.002), plain('scale', (0.6, 0.6, 0.58), 0.5), (0.34 * math.sin(angle), -0.10 + 0.34 * math.cos(angle), 0.472), (0, 0, -30 * index), root, bevel=0)
    for x, colour in ((-0.14, (0.012, 0.012, 0.012)), (0.16, (0.42, 0.014, 0.010))):
        cylinder('meter plug', 0.085, 0.30, plain(f'lead {x}', colour, 0.5), at=(x, -0.66, 0.60), parent=root, bevel=0.03)
    return root


def meter_leads(start, black, red):
    """Two leads from the meter at `start` through points, each ending in a probe."""
    for points, colour, shift in ((black, (0.012, 0.012, 0.012), -0.14), (red, (0.42, 0.014, 0.010), 0.16)):
        rubber = plain(f'probe {shift}', colour, 0.45)
        first = (start[0] + shift, start[1], start[2] + 0.74)
        tube('meter lead', [first, (first[0], first[1], first[2] + 0.18), (first[0], first[1] - 0.34, first[2] + 0.12), *points], 0.032, rubber)
        (x0, y0, _), (x1, y1, z1) = points[-2], points[-1]
        heading = math.degrees(math.atan2(y1 - y0, x1 - x0))
        probe = group('probe', (x1, y1, z1 + 0.03), (0, 0, heading))
        lathe('probe body', [(0, -0.08), (0.05, -0.06), (0.065, 0.1), (0.055, 0.75), (0.078, 0.80), (0.04, 0.90), (0, 0.92)], rubber, turn=(0, 90, 0), parent=probe)
        cylinder('probe tip', 0.012, 0.24, plain('probe tip', (0.55, 0.5, 0.4), 0.25, 1.0), 'X', (1.02, 0, 0), parent=probe, steps=12)


def screwdriver(at, turn=0, colour=(0.50, 0.10, 0.012), long=1.5):
    """A screwdriver lying on the bench with its tip towards +X."""
    root = group('screwdriver', (at[0], at[1], at[2] + 0.17), (0, 0, turn))
    grip, steel = plain(f'driver grip {colour}', colour, 0.4), plain('driver steel', (0.46, 0.46, 0.47), 0.28, 1.0)
    lathe('grip', [(0, -1.1), (0.12, -1.08), (0.16, -0.95), (0.165, -0.4), (0.12, -0.2), (0.13, -0.05), (0.07, 0.0), (0, 0.0)], grip, turn=(0, 90, 0), parent=root, steps=24, bevel=0.008)
    for index in range(6):
        angle = math.radians(60 * index)
        box('grip rubber', (0.55, 0.05, 0.03), plain('driver rubber', (0.015, 0.015, 0.015), 0.7), (-0.66, 0.165 * math.cos(angle), 0.165 * math.sin(angle)), (60 * index, 0, 0), root, bevel=0.01)
    cylinder('shaft', 0.035, long, steel, 'X', (long / 2, 0, -0.02), (0, 1.5, 0), root, steps=20)
    return root


def screw_tray(at, count=14, seed=5):
    """A round magnetic tray, 11 cm across, with case screws in it."""
    root, rnd = group('screw tray', at), seeded(seed)
    steel = plain('tray steel', (0.48, 0.48, 0.49), 0.24, 1.0, wear=0.12)
    lathe('tray', [(0, 0.10), (0.40, 0.10), (0.52, 0.28), (0.56, 0.30), (0.56, 0.33), (0.50, 0.31), (0.39, 0.135), (0, 0.135)], steel, parent=root, steps=64)
    cylinder('tray magnet', 0.36, 0.10, plain('tray rubber', (0.015, 0.015, 0.015), 0.7), at=(0, 0, 0.05), parent=root)
    bolt = plain('case screw', (0.30, 0.30, 0.31), 0.3, 1.0)
    for _ in range(count):
        angle, away = rnd.random() * 6.28, 0.32 * rnd.random() ** 0.5
        screw = group('case screw', (away * math.cos(angle), away * math.sin(angle), 0.165 + rnd.random() * 0.03), (0, 84, rnd.random() * 360), root)
        lathe('case screw', [(0, -0.10), (0.016, -0.09), (0.016, 0.06), (0.042, 0.065), (0.040, 0.10), (0.018, 0.11), (0, 0.08)], bolt, parent=screw, steps=14)
    return root


def job_sheet(at, turn=0):
    """A clipboard with a form that is half filled in, and a pen across it."""
    root = group('job sheet', at, (0, 0, turn))
    extrude('clipboard', rounded(2.3, 3.15, 0.10), 0.05, plain('clipboard', (0.12, 0.075, 0.04), 0.6), (0, 0, 0.025), (-90, 0, 0), root, bevel=0.01)
    box('sheet', (2.1, 2.85, 0.014), plain('sheet', (0.70, 0.70, 0.68), 0.8), (0.01, -0.08, 0.058), (0, 0, 0.8), root, bevel=0)
    box('clip', (1.0, 0.34, 0.10), plain('clip', (0.4, 0.4, 0.41), 0.28, 1.0), (0, 1.40, 0.10), parent=root, bevel=0.04)
    ink, pen = plain('form ink', (0.10, 0.105, 0.11), 0.8), plain('pen ink', (0.015, 0.03, 0.14), 0.8)
    rnd = seeded(4)
    for row in range(11):
        z = 1.02 - row * 0.20
        box('form line', (1.80, 0.010, 0.002), ink, (0.02, z, 0.067), parent=root, bevel=0)
        box('form word', (rnd.uniform(0.24, 0.46), 0.045, 0.002), ink, (-0.68, z + 0.06, 0.067), parent=root, bevel=0)
        if row < 6:
            start, points = -0.36, []
            for step in range(int(rnd.uniform(14, 30))):
                points.append((start + step * 0.036, z + 0.05 + rnd.uniform(-0.032, 0.045), 0.068))
            tube('writing', points, 0.007, pen, parent=root)
    stick = group('pen', (0.62, -0.55, 0.125), (0, 0, 62), root)
    cylinder('pen', 0.048, 1.25, plain('pen body', (0.014, 0.05, 0.034), 0.3), 'X', parent=stick, bevel=0.02)
    lathe('pen tip', [(0, 0.16), (0.012, 0.14), (0.046, 0), (0, 0)], plain('pen metal', (0.5, 0.5, 0.5), 0.25, 1.0), (0.62, 0, 0), (0, 90, 0), stick)
    return root


def bench_lamp(at, turn=0, strength=22):
    """An arm lamp clamped to the bench; its shade hangs over −Y."""
    root = group('bench lamp', at, (0, 0, turn))
    paint = plain('lamp paint', (0.62, 0.61, 0.57), 0.35)
    cylinder('lamp foot', 0.75, 0.22, paint, at=(0, 0, 0.11), parent=root, bevel=0.05)
    for side in (-0.10, 0.10):
        tube('lower arm', [(side, 0, 0.2), (side, 1.3, 4.4)], 0.055, paint, parent=root, smooth=False)
        tube('upper arm', [(side, 1.3, 4.4), (side, -2.6, 6.6)], 0.055, paint, parent=root, smooth=False)
    cylinder('joint', 0.20, 0.4, plain('lamp joint', (0.02, 0.02, 0.02), 0.5), 'X', (0, 1.3, 4.4), parent=root)
    head = group('lamp head', (0, -2.7, 6.5), (-24, 0, 0), root)
    lathe('shade', [(0.26, 0.25), (0.34, 0.1), (0.46, -0.25), (0.98, -1.05), (1.0, -1.10), (0.94, -1.06), (0.42, -0.24), (0.24, 0.10)], paint, parent=head, steps=64)
    lathe('bulb', [(0, -0.95), (0.22, -0.88), (0.31, -0.65), (0.22, -0.4), (0, -0.3)], glow('lamp bulb', (1, 0.80, 0.56), strength), parent=head)
    return root

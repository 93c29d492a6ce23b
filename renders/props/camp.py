"""A ridge tent that glows from inside, string lights, a cool box, an enamel mug and a storm lantern."""
import math

import bmesh
from props.graph import Graph
from props.shapes import box, cylinder, extrude, group, lathe, mesh_object, rounded, seeded, tube
from props.surfaces import glow, plain


def canvas(colour=(0.36, 0.20, 0.09), inside=0.5):
    """Tent cloth lit from inside: brighter low and in the middle, with seams and folds."""
    graph = Graph('canvas', base_color=colour, roughness=0.85, specular=0.1)
    split = graph.add('SeparateXYZ', {0: graph.position('Generated')})
    low = graph.span(split.outputs[2], 0.0, 1.0, 1.0, 0.22)
    patch = graph.span(graph.noise(graph.position(), 0.16, 4), 0.3, 0.7, 0.6, 1.15)
    graph.set(emission=(1.0, 0.40, 0.11), emission_strength=graph.math('MULTIPLY', graph.math('MULTIPLY', low, patch), inside))
    graph.bump(graph.noise(graph.position(scale=(1, 1, 0.3)), 0.5, 4), 0.6, 0.3)
    return graph.material


def tent(at, turn=0, size=(22, 26, 15), cloth=None, inside=0.5):
    """A ridge tent with slightly sagging sides, open at the front (−Y)."""
    cloth = cloth or canvas(inside=inside)
    root = group('tent', at, (0, 0, turn))
    wide, long, high = size
    shape = bmesh.new()
    rows, columns = 10, 12
    for hand in (-1, 1):
        grid = []
        for row in range(rows + 1):
            share = row / rows
            line = []
            for column in range(columns + 1):
                along = column / columns
                sag = math.sin(math.pi * share) * 1.1 + math.sin(math.pi * along) * 0.5 * (1 - share)
                x = hand * max(0.0, wide / 2 * (1 - share) - sag * (1 - share) * 0.8)
                z = high * share - math.sin(math.pi * along) * 0.7 * share
                line.append(shape.verts.new((x, (along - 0.5) * long, z)))
            grid.append(line)
        for row in range(rows):
            for column in range(columns):
                shape.faces.new((grid[row][column], grid[row][column + 1], grid[row + 1][column + 1], grid[row + 1][column]))
    mesh_object('walls', shape, cloth, parent=root)
    for hand in (-1, 1):
        flap = [(hand * wide * 0.5, 0), (hand * wide * 0.17, 0), (hand * wide * 0.05, high * 0.55), (0, high * 0.99)]
        extrude('flap', flap, 0.1, cloth, (0, -long / 2 + 0.2, 0), parent=root, bevel=0)
    extrude('back', [(-wide / 2, 0), (wide / 2, 0), (0, high)], 0.1, cloth, (0, long / 2, 0), parent=root, bevel=0)
    pole = plain('pole', (0.05, 0.045, 0.04), 0.4)
    cylinder('pole', 0.16, high + 0.8, pole, at=(0, -long / 2 - 0.1, (high + 0.8) / 2), parent=root)
    tube('guy', [(0, -long / 2, high), (0, -long / 2 - 9, 0)], 0.05, pole, parent=root, smooth=False)
    box('glow', (wide * 0.5, 0.1, high * 0.2), glow('lamp inside', (1, 0.55, 0.2), inside * 6), (0, long * 0.2, high * 0.35), parent=root, bevel=0).visible_camera = False
    return root


def string_lights(start, end, count, droop, strength=14, size=0.17, wire=None):
    """Bulbs on a hanging wire between two points."""
    lit = glow('string bulb', (1, 0.60, 0.24), strength)
    wire = wire or plain('wire', (0.01, 0.01, 0.01), 0.6)
    points = []
    for index in range(count):
        share = index / (count - 1)
        x, y, z = (a + (b - a) * share for a, b in zip(start, end))
        points.append((x, y, z - droop * 4 * share * (1 - share)))
    tube('wire', points, 0.035, wire)
    for x, y, z in points[1:-1]:
        lathe('bulb', [(0, -0.5), (size * 0.7, -0.42), (size, -0.25), (size * 0.7, -0.08), (size * 0.4, 0), (0, 0)], lit, (x, y, z), steps=16)
        cylinder('holder', size * 0.5, 0.16, wire, at=(x, y, z + 0.06), steps=12)


def cool_box(at, turn=0, body=(0.03, 0.075, 0.10), lid=(0.62, 0.62, 0.59)):
    """A compressor cool box, 58×36×40 cm, with handles, a latch and a small display."""
    root = group('cool box', at, (0, 0, turn))
    shell, top, dark = plain('cool box shell', body, 0.5), plain('cool box lid', lid, 0.42), plain('cool box trim', (0.015, 0.015, 0.016), 0.5)
    extrude('shell', rounded(5.8, 3.1, 0.3), 3.6, shell, (0, 0, 1.65), parent=root, bevel=0.12)
    for z in (0.7, 1.25):
        box('rib', (5.84, 3.64, 0.06), shell, (0, 0, z), parent=root)
    extrude('seal', rounded(5.7, 0.16, 0.05), 3.5, dark, (0, 0, 3.24), parent=root, bevel=0.02)
    extrude('lid', rounded(5.95, 0.72, 0.22), 3.75, top, (0, 0, 3.66), parent=root, bevel=0.12)
    extrude('lid inset', rounded(5.0, 0.06, 0.02), 2.8, top, (0, 0, 4.03), parent=root, bevel=0.02)
    box('latch', (0.8, 0.16, 0.75), dark, (0, -1.9, 3.2), parent=root, bevel=0.05)
    box('display', (1.0, 0.06, 0.42), dark, (1.9, -1.82, 2.62), parent=root)
    box('digits', (0.5, 0.02, 0.2), glow('cool box digits', (0.25, 0.75, 1), 2.5), (1.82, -1.86, 2.62), parent=root, bevel=0)
    for side in (-1, 1):
        tube('handle', [(side * 2.95, -1.0, 2.5), (side * 3.3, -1.0, 2.5), (side * 3.3, 1.0, 2.5), (side * 2.95, 1.0, 2.5)], 0.13, dark, parent=root, smooth=False)
        box('foot', (0.7, 3.0, 0.14), dark, (side * 2.1, 0, 0.07), parent=root)
    return root


def mug(at, turn=0, colour=(0.03, 0.09, 0.08), rim=(0.02, 0.02, 0.02)):
    """An enamel mug of coffee, 8 cm across, with a dark rim."""
    root = group('mug', at, (0, 0, turn))
    enamel = plain('enamel', colour, 0.22, wear=0.08)
    wall = [(0, 0.02), (0.38, 0.02), (0.40, 0.06), (0.41, 0.78), (0.385, 0.78), (0.375, 0.08), (0, 0.08)]
    lathe('cup', wall, enamel, parent=root)
    lathe('rim', [(0.38, 0.77), (0.415, 0.77), (0.425, 0.79), (0.415, 0.81), (0.38, 0.81)], plain('rim', rim, 0.3), parent=root)
    lathe('coffee', [(0.375, 0.6), (0, 0.6)], plain('coffee', (0.02, 0.008, 0.003), 0.08, wear=0.02), parent=root)
    tube('handle', [(0.40, 0, 0.64), (0.62, 0, 0.66), (0.72, 0, 0.45), (0.64, 0, 0.22), (0.40, 0, 0.2)], 0.045, enamel, parent=root)
    return root


def lantern(at, strength=30, colour=(1, 0.58, 0.24)):
    """A rechargeable camp lantern, 22 cm high."""
    root = group('lantern', at)
    dark = plain('lantern frame', (0.02, 0.022, 0.022), 0.45)
    lathe('base', [(0, 0), (0.62, 0), (0.66, 0.08), (0.62, 0.5), (0.5, 0.58), (0, 0.58)], dark, parent=root, bevel=0.01)
    lathe('globe', [(0.4, 0.58), (0.46, 0.7), (0.46, 1.3), (0.4, 1.42)], glow('lantern globe', colour, strength), parent=root).visible_shadow = False
    lathe('hood', [(0, 1.42), (0.55, 1.42), (0.5, 1.56), (0.22, 1.72), (0, 1.74)], dark, parent=root, bevel=0.01)
    for step in range(4):
        angle = step * math.pi / 2 + 0.5
        cylinder('guard', 0.025, 0.9, dark, at=(0.54 * math.cos(angle), 0.54 * math.sin(angle), 1.0), parent=root, steps=12)
    arc = [(0.45 * math.cos(math.pi * s / 10), 0, 1.65 + 0.55 * math.sin(math.pi * s / 10)) for s in range(11)]
    tube('bail', arc, 0.025, dark, parent=root)
    return root


def pebbles(surface, spots, seed=6, size=(0.15, 0.6)):
    """Rounded stones lying about."""
    rnd = seeded(seed)
    for x, y, z in spots:
        radius = rnd.uniform(*size)
        shape = bmesh.new()
        bmesh.ops.create_icosphere(shape, subdivisions=3, radius=radius)
        for vertex in shape.verts:
            vertex.co *= 1 + 0.12 * math.sin(vertex.co.x * 5 / radius + x) * math.cos(vertex.co.y * 4 / radius + y)
            vertex.co.z *= 0.6
        mesh_object('stone', shape, surface, (x, y, z + radius * 0.25), (0, 0, rnd.random() * 360))

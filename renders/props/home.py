"""What stands on a table at home: lamp, laptop, router, phone, books, a window behind."""
import math

import bmesh
from mathutils import Vector
from props.graph import Graph
from props.shapes import box, cylinder, extrude, group, lathe, mesh_object, rounded, seeded
from props.surfaces import glow, plain
from props.trees import leaf_surface


def table_lamp(at, turn=0, strength=7):
    """A desk lamp with an opal globe on a brass stem, 38 cm high."""
    root = group('table lamp', at, (0, 0, turn))
    brass = plain('brass', (0.62, 0.42, 0.18), 0.32, 1.0)
    lathe('foot', [(0, 0), (0.9, 0), (0.92, 0.06), (0.88, 0.14), (0.12, 0.2), (0, 0.2)], brass, parent=root)
    cylinder('stem', 0.07, 1.7, brass, at=(0, 0, 1.0), parent=root)
    lathe('cup', [(0, 1.8), (0.3, 1.84), (0.36, 2.05), (0.3, 2.05), (0, 1.95)], brass, parent=root)
    globe = [(0.85 * math.sin(math.radians(a)), 2.72 - 0.85 * math.cos(math.radians(a))) for a in range(12, 181, 6)]
    lathe('globe', globe, glow('opal', (1.0, 0.60, 0.29), strength), parent=root).visible_shadow = False
    return root


def shade_lamp(at, strength=4):
    """A table lamp with a linen shade, 45 cm high."""
    root = group('shade lamp', at)
    clay = plain('ceramic', (0.20, 0.17, 0.14), 0.4)
    lathe('base', [(0, 0), (0.55, 0), (0.8, 0.4), (0.85, 0.9), (0.5, 1.6), (0.18, 1.9), (0, 1.9)], clay, parent=root)
    graph = Graph('linen', base_color=(0.7, 0.6, 0.45), roughness=0.9)
    split = graph.add('SeparateXYZ', {0: graph.position('Generated')})
    weave = graph.add('TexWave', {'Vector': graph.position(), 'Scale': 14.0, 'Distortion': 1.5}).outputs['Fac']
    level = graph.math('MULTIPLY', graph.span(split.outputs[2], 0, 1, 1.25, 0.7), graph.span(weave, 0, 1, 0.85, 1.0))
    graph.set(emission=(1.0, 0.58, 0.27), emission_strength=graph.math('MULTIPLY', level, strength))
    lathe('shade', [(1.5, 2.0), (1.05, 4.2)], graph.material, parent=root)
    return root


def laptop(at, turn=0, opening=108, strength=1.3):
    """A 14-inch laptop, open; its screen shows a quiet document."""
    root = group('laptop', at, (0, 0, turn))
    shell = plain('laptop shell', (0.30, 0.31, 0.32), 0.36, 0.9, wear=0.05)
    keys = plain('keys', (0.02, 0.02, 0.021), 0.55)
    extrude('base', rounded(3.2, 2.2, 0.14), 0.14, shell, (0, 0, 0.09), (90, 0, 0), root, bevel=0.03)
    for row in range(5):
        for column in range(13):
            box('key', (0.19, 0.19, 0.02), keys, (-1.26 + column * 0.21, 0.72 - row * 0.21, 0.17), parent=root, bevel=0.008)
    box('trackpad', (1.1, 0.68, 0.01), shell, (0, -0.65, 0.165), parent=root, bevel=0.004)
    lid = group('lid', (0, 1.1, 0.16), (90 - opening, 0, 0), root)
    extrude('lid', rounded(3.2, 2.15, 0.12), 0.08, shell, (0, 0.02, 1.07), parent=lid, bevel=0.02)
    box('screen', (3.02, 0.02, 1.92), _screen(strength), (0, -0.035, 1.1), parent=lid, bevel=0)
    return root


def _screen(strength):
    """A page with lines of text on a soft background."""
    graph = Graph('screen', base_color=(0.01, 0.01, 0.012), roughness=0.2)
    split = graph.add('SeparateXYZ', {0: graph.position('Generated')})
    across, up = split.outputs[0], split.outputs[2]
    line = graph.math('FRACT', graph.math('MULTIPLY', up, 17.0))
    inked = graph.math('LESS_THAN', line, 0.38)
    ragged = graph.noise(graph.add('CombineXYZ', {1: graph.math('FLOOR', graph.math('MULTIPLY', up, 17.0))}).outputs[0], 3.3, 2)
    end = graph.span(ragged, 0.3, 0.7, 0.45, 0.9)
    inside = graph.math('MULTIPLY', graph.math('LESS_THAN', across, end), graph.math('GREATER_THAN', across, 0.3))
    body = graph.math('MULTIPLY', graph.math('LESS_THAN', up, 0.86), graph.math('GREATER_THAN', up, 0.1))
    text = graph.math('MULTIPLY', graph.math('MULTIPLY', inked, inside), body)
    side = graph.math('LESS_THAN', across, 0.22)
    page = graph.mix(side, (0.62, 0.72, 0.86), (0.12, 0.20, 0.30))
    page = graph.mix(text, page, (0.16, 0.20, 0.27))
    return graph.set(emission=page, emission_strength=strength).material


def router(at, turn=0):
    """A broadband router with two aerials and a row of lights."""
    root = group('router', at, (0, 0, turn))
    shell = plain('router shell', (0.03, 0.031, 0.033), 0.42)
    extrude('body', rounded(2.3, 0.36, 0.12), 1.5, shell, (0, 0, 0.22), parent=root, bevel=0.06)
    for side in (-0.9, 0.9):
        cylinder('aerial', 0.07, 1.9, shell, at=(side, 0.78, 1.1), turn=(-6, side * 9, 0), parent=root, bevel=0.03, steps=16)
    lit = glow('router light', (0.25, 1.0, 0.45), 9)
    for index in range(5):
        box('light', (0.07, 0.02, 0.03), lit, (-0.7 + index * 0.2, -0.76, 0.24), parent=root, bevel=0)
    return root


def phone(at, turn=0, strength=0.9):
    """A phone lying on its back with its screen awake."""
    root = group('phone', at, (0, 0, turn))
    extrude('phone', rounded(0.72, 1.5, 0.1), 0.08, plain('phone', (0.012, 0.012, 0.013), 0.25), (0, 0, 0.045), (-90, 0, 0), root, bevel=0.02)
    graph = Graph('phone screen', base_color=(0.01, 0.01, 0.01), roughness=0.08)
    up = graph.add('SeparateXYZ', {0: graph.position('Generated')}).outputs[1]
    graph.set(emission=graph.ramp(up, [(0.0, (0.02, 0.10, 0.09)), (0.55, (0.06, 0.24, 0.20)), (1.0, (0.30, 0.42, 0.36))]), emission_strength=strength)
    box('phone screen', (0.66, 1.42, 0.004), graph.material, (0, 0, 0.088), parent=root, bevel=0)
    return root


def books(at, turn=0, colours=((0.10, 0.035, 0.03), (0.20, 0.18, 0.14), (0.03, 0.06, 0.075))):
    root = group('books', at, (0, 0, turn))
    height = 0.0
    for index, colour in enumerate(colours):
        thick = 0.24 + 0.07 * (index % 2)
        box('cover', (2.3 - index * 0.2, 1.65, thick), plain('cover', colour, 0.6), (0.05 * index, 0, height + thick / 2), (0, 0, 5 * index - 4), root, bevel=0.02)
        box('pages', (2.2 - index * 0.2, 1.6, thick - 0.06), plain('pages', (0.6, 0.56, 0.47), 0.85), (0.05 * index, -0.05, height + thick / 2), (0, 0, 5 * index - 4), root, bevel=0)
        height += thick
    return root


def plant(at, seed=3):
    """A pot plant with arching leaves."""
    root, rnd, shape = group('plant', at), seeded(seed), bmesh.new()
    lathe('pot', [(0, 0), (0.6, 0), (0.8, 1.3), (0.72, 1.3), (0.6, 0.9), (0, 0.9)], plain('pot', (0.36, 0.30, 0.25), 0.7), parent=root)
    for _ in range(34):
        angle, long = rnd.random() * 6.28, rnd.uniform(1.8, 3.6)
        out, side = Vector((math.cos(angle), math.sin(angle), 0)), Vector((-math.sin(angle), math.cos(angle), 0))
        rise, last = rnd.uniform(0.6, 1.2), None
        for step in range(7):
            share = step / 6
            centre = Vector((0, 0, 1.0)) + out * long * share * 0.7 + Vector((0, 0, long * (rise * share - 0.8 * share * share)))
            wide = side * 0.2 * math.sin(math.pi * min(0.98, share * 0.9 + 0.08))
            pair = (shape.verts.new(centre - wide), shape.verts.new(centre + wide))
            if last:
                shape.faces.new((last[0], last[1], pair[1], pair[0]))
            last = pair
    mesh_object('foliage', shape, leaf_surface((0.02, 0.06, 0.018)), parent=root)
    return root


def window(at, width=14, height=13, frame=None, bars=(1, 1)):
    """A window frame facing −Y around an opening; put the view behind it."""
    root = group('window', at)
    frame = frame or plain('window frame', (0.55, 0.53, 0.50), 0.5)
    for side in (-1, 1):
        box('jamb', (0.7, 1.0, height + 1.4), frame, (side * (width / 2 + 0.35), 0, 0), parent=root, bevel=0.06)
        box('rail', (width, 0.98, 0.7), frame, (0, 0, side * (height / 2 + 0.35)), parent=root, bevel=0.06)
    for index in range(bars[0]):
        box('bar', (0.4, 0.5, height), frame, (-width / 2 + width * (index + 1) / (bars[0] + 1), 0, 0), parent=root, bevel=0.04)
    for index in range(bars[1]):
        box('bar', (width, 0.5, 0.4), frame, (0, 0, -height / 2 + height * (index + 1) / (bars[1] + 1)), parent=root, bevel=0.04)
    box('sill', (width + 2.4, 2.4, 0.4), frame, (0, -1.0, -height / 2 - 0.7), parent=root, bevel=0.08)
    return root

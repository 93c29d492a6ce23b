"""A gloved right hand that holds a bar, with the cuff and the sleeve of a work jacket. The bar runs along Y through the origin."""
import math

import bmesh
from mathutils import Matrix, Vector
from props.graph import Graph
from props.shapes import fractal, group, join_rings, mesh_object

# finger: place along the bar, radius, how far it reaches around the bar (degrees below the horizontal)
FINGERS = ((-0.345, 0.104, 196), (-0.115, 0.108, 206), (0.115, 0.105, 202), (0.325, 0.094, 188))
WRIST = Vector((0.17, 0.58, 0.90))
FOREARM = Vector((0.06, 0.60, 0.80)).normalized()


def _capsule(shape, start, end, thick, thin):
    """A round limb between two points, `thick` at its start and `thin` at its end."""
    way = end - start
    for step in range(9):
        share = step / 8
        place = Matrix.Translation(start + way * share)
        bmesh.ops.create_icosphere(shape, subdivisions=2, radius=thick + (thin - thick) * share, matrix=place)


def _around(angle, reach, y):
    turn = math.radians(angle)
    return Vector((reach * math.cos(turn), y, reach * math.sin(turn)))


def _hand():
    shape = bmesh.new()
    for y, thick, reach in FINGERS:
        hold = 0.148 + thick * 0.90
        knuckle = _around(46, hold + 0.09, y)
        joints = [knuckle, _around(-18, hold + 0.015, y), _around(-18 - (reach - 18) * 0.34, hold, y * 0.98),
                  _around(-18 - (reach - 18) * 0.68, hold, y * 0.96), _around(-reach, hold, y * 0.94)]
        for index, (one, two) in enumerate(zip(joints, joints[1:])):
            _capsule(shape, one, two, thick * (1.08 - index * 0.04), thick * (1.04 - index * 0.04))
        heel = Vector((WRIST.x + 0.02, WRIST.y * 0.62 + y * 0.62, WRIST.z - 0.20))
        _capsule(shape, knuckle, heel, thick * 1.18, 0.165)
        _capsule(shape, _around(64, hold + 0.02, y), Vector((0.06, WRIST.y * 0.58 + y * 0.60, 0.60)), thick, 0.17)
    _capsule(shape, Vector((0.16, WRIST.y * 0.64, WRIST.z - 0.26)), WRIST + FOREARM * 0.5, 0.26, 0.275)
    thumb = [Vector((0.0, 0.30, 0.66)), Vector((-0.16, 0.02, 0.42)), Vector((-0.25, -0.26, 0.17)), Vector((-0.235, -0.50, 0.02))]
    for one, two, thick, thin in zip(thumb, thumb[1:], (0.19, 0.135, 0.118), (0.14, 0.120, 0.102)):
        _capsule(shape, one, two, thick, thin)
    return shape


def _glove_surface():
    """Grey knit whose fingers and palm are dipped in black nitrile."""
    graph = Graph('glove', specular=0.35)
    place = graph.position()
    height = graph.add('SeparateXYZ', {0: place}).outputs[2]
    edge = graph.math('ADD', height, graph.math('MULTIPLY', graph.noise(place, 2.6, 4), 0.22))
    dipped = graph.span(edge, 0.47, 0.455)
    rib = graph.add('TexWave', {'Vector': graph.position(scale=(1, 1, 0.15)), 'Scale': 24.0, 'Distortion': 1.2}).outputs['Fac']
    knit = graph.mix(rib, (0.13, 0.135, 0.135), (0.27, 0.275, 0.27))
    foam = graph.noise(place, 46, 3, 0.7)
    crease = graph.noise(graph.position(scale=(2.0, 0.7, 2.4)), 2.4, 4, 0.6, 0.8)
    coat = graph.mix(graph.span(crease, 0.35, 0.7), (0.012, 0.0125, 0.013), (0.030, 0.031, 0.032))
    graph.set(base_color=graph.mix(dipped, knit, coat), roughness=graph.mix(dipped, (0.95, 0.95, 0.95), (0.50, 0.50, 0.50)))
    graph.bump(graph.mix(dipped, rib, foam), 0.35, 0.014)
    graph.bump(crease, 0.55, 0.07)
    return graph.material


def cloth(name, colour, weave=30.0):
    """Twill, a little worn."""
    graph = Graph(name, roughness=0.85, specular=0.2)
    graph.set(sheen=0.3)
    place = graph.position()
    twill = graph.add('TexWave', {'Vector': place, 'Scale': weave, 'Distortion': 0.6}, bands_direction='DIAGONAL').outputs['Fac']
    worn = graph.noise(place, 1.6, 6, 0.65)
    graph.set(base_color=graph.mix(graph.span(worn, 0.4, 0.75, 0, 0.5), colour, tuple(c * 1.6 for c in colour)))
    graph.bump(twill, 0.25, 0.006)
    return graph.material


def _sleeve(name, profile, surface, parent, folds=0.0, ribs=0, seed=3.0):
    """A tube of cloth along the forearm: (distance from the wrist, radius) pairs, with folds or knitted ribs."""
    shape, around = bmesh.new(), 144
    turn = FOREARM.to_track_quat('Z', 'Y')
    rows = []
    for away, radius in profile:
        row = []
        for step in range(around):
            angle = 2 * math.pi * step / around
            wave = folds * fractal(math.cos(angle) * 1.1 + seed, math.sin(angle) * 1.1 + away * 2.1, 0.9, 3, seed)
            reach = radius * (1 + wave + (0.022 * math.cos(angle * ribs) if ribs else 0))
            row.append(shape.verts.new(WRIST + turn @ Vector((reach * math.cos(angle), reach * 0.86 * math.sin(angle), away))))
        rows.append(row)
    join_rings(shape, rows)
    return mesh_object(name, shape, surface, parent=parent)


def _steps(start, end, count):
    """(distance, radius) pairs between two of them."""
    return [tuple(a + (b - a) * step / count for a, b in zip(start, end)) for step in range(count + 1)]


def gloved_hand(at, turn=0, parent=None):
    """The hand on a bar of 3 cm whose middle is at `at`; the arm comes from +Y and above."""
    root = group('gloved hand', at, (0, 0, turn), parent)
    hand = mesh_object('glove', _hand(), _glove_surface(), parent=root)
    melt = hand.modifiers.new('melt', 'REMESH')
    melt.mode, melt.voxel_size, melt.use_smooth_shade = 'VOXEL', 0.016, True
    soft = hand.modifiers.new('soft', 'SMOOTH')
    soft.factor, soft.iterations = 0.5, 9
    cuff = [(-0.10, 0.27), (-0.06, 0.325), (0.0, 0.332), *_steps((0.05, 0.33), (0.42, 0.34), 8)]
    _sleeve('cuff', cuff, cloth('cuff', (0.10, 0.035, 0.006)), root, ribs=36)
    sleeve = [(0.28, 0.31), (0.24, 0.42), (0.23, 0.455), (0.27, 0.47), *_steps((0.34, 0.465), (4.5, 0.66), 70)]
    _sleeve('sleeve', sleeve, cloth('jacket', (0.014, 0.022, 0.030)), root, folds=0.055)
    _sleeve('hem', [(0.41, 0.47), (0.415, 0.485), (0.44, 0.485), (0.445, 0.47)], cloth('hem', (0.020, 0.030, 0.040)), root, folds=0.02)
    return root

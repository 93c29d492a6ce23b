"""Falling rain: streaks in the air and the rings and crowns where drops land."""
import math

import bmesh
import bpy
from mathutils import Vector
from props.graph import Graph
from props.shapes import instance, lathe, mesh_object, seeded


def _streak_surface():
    """Motion-blurred water: hardly there, a little brighter than what is behind."""
    graph = Graph('rain streak')
    clear = graph.add('BsdfTransparent', {'Color': (1, 1, 1)})
    bright = graph.add('Emission', {'Color': (0.86, 0.90, 0.94), 'Strength': 0.75})
    along = graph.add('SeparateXYZ', {0: graph.add('TexCoord').outputs['UV']}).outputs[1]
    fade = graph.math('MULTIPLY', graph.span(along, 0, 0.5), graph.span(along, 1, 0.5))
    blend = graph.add('MixShader', {0: graph.math('MULTIPLY', fade, 0.20), 1: clear.outputs[0], 2: bright.outputs[0]})
    graph.tree.links.new(blend.outputs[0], graph.tree.nodes['Material Output'].inputs['Surface'])
    return graph.material


def falling(camera_at, target, count=900, near=5.0, far=40.0, slant=0.10, seed=12):
    """Streaks between `near` and `far` units before the camera, leaning by `slant`; they cast no shadow."""
    rnd, shape = seeded(seed), bmesh.new()
    layer = shape.loops.layers.uv.new('along')
    ahead = (Vector(target) - Vector(camera_at)).normalized()
    side = ahead.cross(Vector((0, 0, 1))).normalized()
    for _ in range(count):
        away = near + (far - near) * rnd.random() ** 0.8
        middle = Vector(camera_at) + ahead * away + side * rnd.uniform(-0.45, 0.45) * away + Vector((0, 0, rnd.uniform(-0.34, 0.34) * away))
        long, wide = rnd.uniform(0.5, 1.5), side * 0.0055 * rnd.uniform(0.7, 1.3)
        fall = Vector((slant + rnd.uniform(-0.02, 0.02), 0, -1)) * long / 2
        face = shape.faces.new([shape.verts.new(middle + p) for p in (-fall - wide, -fall + wide, fall + wide, fall - wide)])
        for loop, along in zip(face.loops, (0, 0, 1, 1)):
            loop[layer].uv = (0.5, along)
    obj = mesh_object('rain', shape, _streak_surface(), smooth=False)
    obj.visible_shadow = obj.visible_diffuse = obj.visible_glossy = False
    return obj


def _ring_mesh(surface):
    profile = [(0.55, 0.0), (0.62, 0.018), (0.69, 0.0), (0.82, 0.0), (0.88, 0.030), (0.94, 0.034), (1.0, 0.0)]
    ring = lathe('rain ring', profile, surface, steps=40)
    mesh = ring.data
    bpy.data.objects.remove(ring)
    return mesh


def rings(surface, x_range, y_range, level, count=260, seed=5):
    """Rings on open water, smaller ones many."""
    rnd, mesh = seeded(seed), _ring_mesh(surface)
    for _ in range(count):
        size = rnd.uniform(0.4, 1.7)
        instance(mesh, (rnd.uniform(*x_range), rnd.uniform(*y_range), level), (0, 0, rnd.random() * 360), (size, size, 1.4))


def splashes(surface, spots, seed=8):
    """Crowns of a few droplets where rain hits wood at (x, y, z)."""
    rnd, shape = seeded(seed), bmesh.new()
    bmesh.ops.create_icosphere(shape, subdivisions=2, radius=1)
    drop = mesh_object('splash', shape, surface)
    mesh = drop.data
    bpy.data.objects.remove(drop)
    for x, y, z in spots:
        for _ in range(rnd.randint(4, 8)):
            angle, reach = rnd.random() * 2 * math.pi, rnd.uniform(0.02, 0.16)
            size = rnd.uniform(0.007, 0.020)
            instance(mesh, (x + reach * math.cos(angle), y + reach * math.sin(angle), z + rnd.uniform(0.02, 0.22)), scale=size)

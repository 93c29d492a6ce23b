"""Conifers, leaf masses and grass: a few meshes, many instances."""
import math

import bmesh
import bpy
from mathutils import Vector
from props.graph import Graph
from props.shapes import instance, mesh_object, seeded


def needle_surface(colour=(0.016, 0.032, 0.016), haze=None):
    """Dark needles; `haze` is (near, far, air colour, most) in units from the camera."""
    graph = Graph('needles', roughness=0.8, specular=0.15)
    tone = graph.noise(graph.position(scale=(1, 1, 1)), 2.0, 4)
    graph.set(base_color=graph.mix(graph.span(tone, 0.35, 0.65), colour, tuple(c * 2.1 for c in colour)))
    if haze:
        graph.haze(*haze)
    return graph.material


def leaf_surface(colour=(0.06, 0.13, 0.022)):
    graph = Graph('leaf', roughness=0.5, specular=0.3)
    tone = graph.noise(graph.position('World'), 0.6, 3)
    graph.set(base_color=graph.mix(graph.span(tone, 0.35, 0.65), colour, tuple(c * 2.0 for c in colour)), transmission=0.0)
    translucent = graph.add('BsdfTranslucent', {'Color': tuple(min(1, c * 3) for c in colour)})
    blend = graph.add('MixShader', {0: 0.35, 1: graph.shader.outputs[0], 2: translucent.outputs[0]})
    graph.tree.links.new(blend.outputs[0], graph.tree.nodes['Material Output'].inputs['Surface'])
    return graph.material


def _spray(shape, root, tip, width, rnd):
    """A drooping branch: a spine with slim side twigs."""
    spine = tip - root
    side = spine.cross(Vector((0, 0, 1))).normalized()
    steps = 7
    for step in range(1, steps + 1):
        share = step / steps
        base = root + spine * share - Vector((0, 0, 0.10 * share * share * spine.length))
        reach = width * (1.15 - share) * rnd.uniform(0.7, 1.2) + 0.008
        for hand in (-1, 1):
            end = base + side * hand * reach + spine.normalized() * reach * 0.7 - Vector((0, 0, reach * 0.35))
            thick = spine.normalized() * reach * 0.28
            shape.faces.new([shape.verts.new(p) for p in (base - thick, end, base + thick)])


def conifer_mesh(seed, slender=0.2):
    """A spruce of height 1 as a mesh without a material."""
    rnd, shape = seeded(seed), bmesh.new()
    bmesh.ops.create_cone(shape, cap_ends=False, segments=6, radius1=0.012, radius2=0.001, depth=1.0)
    bmesh.ops.translate(shape, vec=(0, 0, 0.5), verts=shape.verts)
    level = 0.06
    while level < 0.985:
        reach = slender * (1 - level) ** 0.85 * rnd.uniform(0.75, 1.15) + 0.01
        turn = rnd.random() * 6.28
        count = max(4, int(9 * (1 - level) + 4))
        for branch in range(count):
            angle = turn + branch * 2 * math.pi / count + rnd.uniform(-0.2, 0.2)
            long = reach * rnd.uniform(0.7, 1.15)
            root = Vector((0, 0, level))
            tip = Vector((math.cos(angle) * long, math.sin(angle) * long, level - long * rnd.uniform(0.15, 0.45) + 0.012))
            _spray(shape, root, tip, long * 0.34, rnd)
        level += rnd.uniform(0.020, 0.034) * (1.35 - level)
    mesh = bpy.data.meshes.new('conifer')
    shape.to_mesh(mesh)
    shape.free()
    return mesh


def forest(surface, spots, height=(60, 110), seed=5, slender=0.2):
    """Conifers at (x, y, z) spots, in units: a grown spruce is 100–200."""
    rnd = seeded(seed)
    meshes = [conifer_mesh(seed * 10 + index, slender * (0.8 + 0.12 * index)) for index in range(4)]
    for mesh in meshes:
        mesh.materials.append(surface)
    for spot in spots:
        tall = rnd.uniform(*height)
        instance(rnd.choice(meshes), spot, (rnd.uniform(-2, 2), rnd.uniform(-2, 2), rnd.random() * 360), (tall, tall, tall))


def band(count, near, far, spread, z, seed=7, gap=None):
    """Spots in a belt in front of the camera; `spread` is half its width over its distance, `gap` leaves x-ranges free."""
    rnd, spots = seeded(seed), []
    while len(spots) < count:
        y = rnd.uniform(near, far)
        x = rnd.uniform(-spread, spread) * y
        if gap and gap[0] < x / y < gap[1]:
            continue
        spots.append((x, y, z))
    return spots


def leaf_mass(surface, at, size, count=5000, leaf=0.35, seed=4):
    """A hedge or crown: leaves at random through an ellipsoid, thicker at its skin."""
    rnd, shape = seeded(seed), bmesh.new()
    for _ in range(count):
        point = Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, 1))).normalized() * rnd.random() ** 0.25
        centre = Vector((point.x * size[0], point.y * size[1], point.z * size[2]))
        one = Vector((rnd.uniform(-1, 1), rnd.uniform(-1, 1), rnd.uniform(-1, 1))).normalized() * leaf * rnd.uniform(0.6, 1.2)
        two = one.cross(Vector((rnd.uniform(-1, 1), rnd.uniform(-1, 1), 1))).normalized() * leaf * 0.45
        shape.faces.new([shape.verts.new(centre + p) for p in (-one, two, one, -two)])
    return mesh_object('leaves', shape, surface, at, smooth=False)


def grass_surface(colour=(0.05, 0.10, 0.018), dry=(0.22, 0.18, 0.07)):
    graph = Graph('grass', roughness=0.55, specular=0.25)
    tone = graph.add('ObjectInfo').outputs['Random']
    mixed = graph.mix(graph.span(graph.noise(graph.position('World'), 0.8, 4), 0.42, 0.65), colour, dry)
    graph.set(base_color=graph.mix(graph.span(tone, 0, 1, 0, 0.3), mixed, tuple(c * 1.7 for c in colour)))
    return graph.material


def _tuft(surface, seed, size, blades, tall):
    rnd, shape = seeded(seed), bmesh.new()
    for _ in range(blades):
        x, y = rnd.uniform(-size / 2, size / 2), rnd.uniform(-size / 2, size / 2)
        high, angle, lean = tall * rnd.uniform(0.45, 1.1), rnd.random() * 6.28, rnd.uniform(0.1, 0.75)
        out, wide = Vector((math.cos(angle), math.sin(angle), 0)), Vector((-math.sin(angle), math.cos(angle), 0)) * 0.022
        base, middle = Vector((x, y, -0.05)), Vector((x, y, high * 0.6)) + out * lean * high * 0.25
        tip = Vector((x, y, high)) + out * lean * high * 0.8
        verts = [shape.verts.new(p) for p in (base - wide, base + wide, middle + wide * 0.8, middle - wide * 0.8, tip)]
        shape.faces.new(verts[:4])
        shape.faces.new((verts[3], verts[2], verts[4]))
    mesh = bpy.data.meshes.new('tuft')
    shape.to_mesh(mesh)
    shape.free()
    mesh.materials.append(surface)
    return mesh


def meadow(surface, x_range, y_range, height_at, size=4.0, blades=260, tall=1.1, seed=8, density=1.0, avoid=None):
    """Tufts over an area; `height_at(x, y)` is the ground, `avoid(x, y)` says where nothing grows."""
    rnd = seeded(seed)
    tufts = [_tuft(surface, seed + index, size * 1.25, blades, tall) for index in range(4)]
    y = y_range[0]
    while y < y_range[1]:
        x = x_range[0]
        while x < x_range[1]:
            px, py = x + rnd.uniform(-1, 1), y + rnd.uniform(-1, 1)
            if rnd.random() < density and not (avoid and avoid(px, py)):
                instance(rnd.choice(tufts), (px, py, height_at(px, py)), (0, 0, rnd.choice((0, 90, 180, 270))), (1, 1, rnd.uniform(0.6, 1.25)))
            x += size
        y += size

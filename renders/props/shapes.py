"""Mesh and curve primitives of the set dressing. One unit is 10 cm; angles are degrees."""
import math
import random

import bmesh
import bpy
from mathutils import Matrix, Vector, noise


def radians(degrees):
    return tuple(math.radians(angle) for angle in degrees)


def place(obj, at=(0, 0, 0), turn=(0, 0, 0), parent=None):
    """Links `obj` into the scene at a location and a rotation in degrees; gives it back."""
    bpy.context.scene.collection.objects.link(obj)
    obj.location = at
    obj.rotation_euler = radians(turn)
    obj.parent = parent
    return obj


def group(name, at=(0, 0, 0), turn=(0, 0, 0), parent=None):
    """An empty that moves everything parented to it."""
    return place(bpy.data.objects.new(name, None), at, turn, parent)


def join_rings(shape, rings):
    """Closes the sides between rings of as many vertices each, the next to the one before."""
    for one, two in zip(rings, rings[1:]):
        for index in range(len(one)):
            after = (index + 1) % len(one)
            shape.faces.new((one[index], one[after], two[after], two[index]))


def mesh_object(name, shape, material, at=(0, 0, 0), turn=(0, 0, 0), parent=None, bevel=0.0, smooth=True):
    """Turns a bmesh into a placed object with an optional bevel; frees the bmesh."""
    mesh = bpy.data.meshes.new(name)
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    shape.to_mesh(mesh)
    shape.free()
    mesh.materials.append(material)
    for face in mesh.polygons:
        face.use_smooth = smooth
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(40)
    obj = place(bpy.data.objects.new(name, mesh), at, turn, parent)
    if bevel:
        edge = obj.modifiers.new('bevel', 'BEVEL')
        edge.width, edge.segments, edge.limit_method, edge.harden_normals = bevel, 3, 'ANGLE', True
    return obj


def box(name, size, material, at=(0, 0, 0), turn=(0, 0, 0), parent=None, bevel=0.03):
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=1)
    bmesh.ops.scale(shape, vec=size, verts=shape.verts)
    return mesh_object(name, shape, material, at, turn, parent, bevel)


def lathe(name, profile, material, at=(0, 0, 0), turn=(0, 0, 0), parent=None, steps=48, bevel=0.0):
    """Turns a profile of (radius, height) points about Z."""
    shape = bmesh.new()
    rings = []
    for radius, height in profile:
        angles = [2 * math.pi * step / steps for step in range(steps)]
        rings.append([shape.verts.new((radius * math.cos(a), radius * math.sin(a), height)) for a in angles])
    for lower, upper in zip(rings, rings[1:]):
        for step in range(steps):
            after = (step + 1) % steps
            shape.faces.new((lower[step], lower[after], upper[after], upper[step]))
    for ring in (rings[0], rings[-1]):
        if (ring[0].co.xy).length > 1e-4:
            shape.faces.new(ring)
    bmesh.ops.remove_doubles(shape, verts=shape.verts, dist=1e-5)
    return mesh_object(name, shape, material, at, turn, parent, bevel)


def cylinder(name, radius, height, material, axis='Z', at=(0, 0, 0), turn=(0, 0, 0), parent=None, bevel=0.01, steps=32):
    """A closed cylinder centred on `at`, its length along `axis`."""
    shape = bmesh.new()
    bmesh.ops.create_cone(shape, cap_ends=True, segments=steps, radius1=radius, radius2=radius, depth=height)
    if axis != 'Z':
        turned = Matrix.Rotation(math.pi / 2, 3, 'X' if axis == 'Y' else 'Y')
        bmesh.ops.rotate(shape, matrix=turned, verts=shape.verts)
    return mesh_object(name, shape, material, at, turn, parent, bevel)


def extrude(name, outline, depth, material, at=(0, 0, 0), turn=(0, 0, 0), parent=None, bevel=0.03):
    """Extrudes an outline of (x, z) points along Y, centred."""
    shape = bmesh.new()
    front = [shape.verts.new((x, -depth / 2, z)) for x, z in outline]
    back = [shape.verts.new((x, depth / 2, z)) for x, z in outline]
    for index in range(len(outline)):
        after = (index + 1) % len(outline)
        shape.faces.new((front[index], front[after], back[after], back[index]))
    shape.faces.new(front[::-1])
    shape.faces.new(back)
    return mesh_object(name, shape, material, at, turn, parent, bevel)


def rounded(width, height, radius, steps=6):
    """Outline of a rounded rectangle for `extrude`."""
    corners = ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270))
    points = []
    for side_x, side_z, start in corners:
        for step in range(steps + 1):
            angle = math.radians(start + 90 * step / steps)
            points.append((side_x * (width / 2 - radius) + radius * math.cos(angle),
                           side_z * (height / 2 - radius) + radius * math.sin(angle)))
    return points


def disc(radius, steps=40):
    """Outline of a circle for `extrude`."""
    angles = [2 * math.pi * step / steps for step in range(steps)]
    return [(radius * math.cos(a), radius * math.sin(a)) for a in angles]


def tube(name, points, radius, material, at=(0, 0, 0), turn=(0, 0, 0), parent=None, smooth=True, closed=False):
    """A round tube through the points: a soft cable when `smooth`, else straight pieces."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = '3D', radius, 4
    curve.use_fill_caps, curve.resolution_u = True, 8
    spline = curve.splines.new('NURBS' if smooth else 'POLY')
    spline.points.add(len(points) - 1)
    for point, position in zip(spline.points, points):
        point.co = (*position, 1)
    if smooth:
        spline.use_endpoint_u, spline.order_u = not closed, 4
    spline.use_cyclic_u = closed
    curve.materials.append(material)
    return place(bpy.data.objects.new(name, curve), at, turn, parent)


def terrain(name, size, cells, height, material, at=(0, 0, 0)):
    """A grid of `cells`×`cells` over `size` whose height(x, y) is in units."""
    shape = bmesh.new()
    bmesh.ops.create_grid(shape, x_segments=cells, y_segments=cells, size=0.5)
    for vertex in shape.verts:
        x, y = vertex.co.x * size[0], vertex.co.y * size[1]
        vertex.co = Vector((x, y, height(x + at[0], y + at[1])))
    return mesh_object(name, shape, material, at)


def fractal(x, y, scale, octaves=5, seed=0.0):
    """Fractal noise of about −1…1 at a point, features of `scale` units."""
    return noise.fractal((x / scale, y / scale, seed), 0.9, 2.1, octaves)


def instance(mesh, at, turn=(0, 0, 0), scale=1.0):
    """One more object of a mesh that exists already."""
    obj = place(bpy.data.objects.new(mesh.name, mesh), at, turn)
    obj.scale = scale if isinstance(scale, tuple) else (scale, scale, scale)
    return obj


def seeded(seed):
    """A random generator of its own, so that a set looks the same every time."""
    return random.Random(seed)

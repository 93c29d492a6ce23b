"""Water drops on a product: scattered over its upper and front faces, large ones few and flat, runs on upright faces."""
import bisect
import math
import random

import bmesh
import bpy
from mathutils import Vector

from materials import material

SKIPPED = ("grip-rib", "fin", "screw", "key", "bar", "level", "display-glass", "power")


def _drop_mesh(material_used):
    builder = bmesh.new()
    bmesh.ops.create_uvsphere(builder, u_segments=18, v_segments=12, radius=1)
    mesh = bpy.data.meshes.new("drop")
    builder.to_mesh(mesh)
    builder.free()
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    mesh.materials.append(material_used)
    return mesh


def _wettable(root):
    """Triangles that rain reaches, as (running total of weight, corners, normal)."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    total, triangles = 0.0, []
    for obj in root.children_recursive:
        if obj.type != "MESH" or obj.hide_render or obj.name.startswith(SKIPPED):
            continue
        evaluated = obj.evaluated_get(graph)
        mesh = evaluated.to_mesh()
        mesh.calc_loop_triangles()
        turn = obj.matrix_world.to_3x3()
        for triangle in mesh.loop_triangles:
            corners = [obj.matrix_world @ mesh.vertices[index].co for index in triangle.vertices]
            normal = (turn @ triangle.normal).normalized()
            area = (corners[1] - corners[0]).cross(corners[2] - corners[0]).length / 2
            exposure = 1.0 if normal.z > 0.5 else 0.30 if abs(normal.z) < 0.5 and normal.y < 0.3 else 0
            if area * exposure > 0:
                total += area * exposure
                triangles.append((total, corners, normal))
        evaluated.to_mesh_clear()
    return triangles


def _print_boxes(root):
    """World boxes around printed text: a drop there would swallow a letter."""
    boxes = []
    for obj in root.children_recursive:
        if obj.type == "FONT":
            corners = [obj.matrix_world @ Vector(corner) for corner in obj.bound_box]
            low = [min(corner[axis] for corner in corners) - 0.07 for axis in range(3)]
            high = [max(corner[axis] for corner in corners) + 0.07 for axis in range(3)]
            boxes.append((low, high))
    return boxes


def _add_film(names=("graphite", "forest", "rubber", "panel")):
    """A thin film of water on everything: wet plastic shines."""
    for name in names:
        shader = material(name).node_tree.nodes["Principled BSDF"]
        shader.inputs["Clearcoat"].default_value, shader.inputs["Clearcoat Roughness"].default_value = 0.55, 0.12


def wet(root, drops=1500, seed=5):
    """Covers `root` (already in its place) with a film and `drops` drops; the same seed gives the same drops."""
    chance = random.Random(seed)
    _add_film()
    triangles = _wettable(root)
    printed = _print_boxes(root)
    totals = [triangle[0] for triangle in triangles]
    mesh = _drop_mesh(material("water"))
    for _ in range(drops):
        _, corners, normal = triangles[min(len(totals) - 1, bisect.bisect(totals, chance.random() * totals[-1]))]
        u, v = chance.random(), chance.random()
        if u + v > 1:
            u, v = 1 - u, 1 - v
        place = corners[0] + (corners[1] - corners[0]) * u + (corners[2] - corners[0]) * v
        if any(all(low[axis] < place[axis] < high[axis] for axis in range(3)) for low, high in printed):
            continue
        radius = min(0.070, 0.016 * math.exp(abs(chance.gauss(0, 0.68))))
        drop = bpy.data.objects.new("drop", mesh)
        drop.location = place
        drop.rotation_euler = normal.to_track_quat("Z", "Y").to_euler()
        longer = 1.0 if normal.z > 0.5 else chance.uniform(1.0, 1.5)
        drop.scale = (radius * chance.uniform(0.9, 1.1), radius * longer, radius * 0.50)
        bpy.context.scene.collection.objects.link(drop)

"""Skies, suns and soft lights of the scenes. Skies are gradients, the physical sky, or one of Blender's own CC0 panoramas."""
import math
import os

import bpy
from mathutils import Vector
from props.shapes import place

PANORAMAS = os.path.join(bpy.utils.resource_path('LOCAL'), 'datafiles', 'studiolights', 'world')
if not os.path.isdir(PANORAMAS):
    PANORAMAS = '/usr/share/blender/datafiles/studiolights/world'


def _world():
    world = bpy.data.worlds.new('world')
    bpy.context.scene.world = world
    world.use_nodes = True
    return world.node_tree, world.node_tree.nodes['Background']


def _split(tree, shown, lit, strength_shown, strength_lit):
    """One background for the camera, another for light and reflections."""
    paths = tree.nodes.new('ShaderNodeLightPath')
    seen, light = tree.nodes['Background'], tree.nodes.new('ShaderNodeBackground')
    tree.links.new(shown, seen.inputs[0])
    tree.links.new(lit, light.inputs[0])
    seen.inputs[1].default_value, light.inputs[1].default_value = strength_shown, strength_lit
    blend = tree.nodes.new('ShaderNodeMixShader')
    tree.links.new(paths.outputs['Is Camera Ray'], blend.inputs[0])
    tree.links.new(light.outputs[0], blend.inputs[1])
    tree.links.new(seen.outputs[0], blend.inputs[2])
    tree.links.new(blend.outputs[0], tree.nodes['World Output'].inputs['Surface'])


def panorama(name, turn=0.0, strength=1.0, shown=None, saturation=1.0, tint=(1, 1, 1)):
    """Light (and background) from a panorama turned by `turn` degrees; `shown` is the camera's own strength."""
    tree, _ = _world()
    coordinates = tree.nodes.new('ShaderNodeTexCoord')
    mapping = tree.nodes.new('ShaderNodeMapping')
    mapping.inputs['Rotation'].default_value[2] = math.radians(turn)
    image = tree.nodes.new('ShaderNodeTexEnvironment')
    image.image = bpy.data.images.load(os.path.join(PANORAMAS, name + '.exr'), check_existing=True)
    image.interpolation = 'Smart'
    adjust = tree.nodes.new('ShaderNodeHueSaturation')
    adjust.inputs['Saturation'].default_value = saturation
    tinted = tree.nodes.new('ShaderNodeMixRGB')
    tinted.blend_type = 'MULTIPLY'
    tinted.inputs[0].default_value = 1
    tinted.inputs[2].default_value = (*tint, 1)
    tree.links.new(coordinates.outputs['Generated'], mapping.inputs[0])
    tree.links.new(mapping.outputs[0], image.inputs[0])
    tree.links.new(image.outputs[0], adjust.inputs['Color'])
    tree.links.new(adjust.outputs[0], tinted.inputs[1])
    _split(tree, tinted.outputs[0], tinted.outputs[0], strength if shown is None else shown, strength)


def gradient(stops, strength=1.0, clouds=0.0, cloud_colour=(1, 1, 1), glow=None):
    """A sky coloured by height: stops of (sine of the elevation, (r, g, b)), streaky clouds, and a `glow` of
    (compass degrees from +Y, width 0…1, colour) at the horizon."""
    tree, background = _world()
    new, link = tree.nodes.new, tree.links.new
    direction = new('ShaderNodeTexCoord').outputs['Generated']
    split = new('ShaderNodeSeparateXYZ')
    link(direction, split.inputs[0])
    ramp = new('ShaderNodeValToRGB')
    ramp.color_ramp.interpolation = 'EASE'
    elements = ramp.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(0.5)
    for element, (position, colour) in zip(elements, stops):
        element.position, element.color = position, (*colour, 1)
    link(split.outputs[2], ramp.inputs[0])
    colour = ramp.outputs[0]
    if glow:
        colour = _glow(tree, direction, split.outputs[2], colour, *glow)
    if clouds:
        colour = _clouds(tree, direction, split.outputs[2], colour, clouds, cloud_colour)
    link(colour, background.inputs[0])
    background.inputs[1].default_value = strength


def _glow(tree, direction, height, colour, compass, width, tint):
    new, link = tree.nodes.new, tree.links.new
    angle = math.radians(compass)
    dot = new('ShaderNodeVectorMath')
    dot.operation = 'DOT_PRODUCT'
    dot.inputs[1].default_value = (math.sin(angle), math.cos(angle), 0)
    link(direction, dot.inputs[0])
    share = new('ShaderNodeMapRange')
    share.interpolation_type = 'SMOOTHERSTEP'
    share.inputs['From Min'].default_value, share.inputs['From Max'].default_value = 1 - width, 1
    link(dot.outputs['Value'], share.inputs['Value'])
    low = new('ShaderNodeMapRange')
    low.interpolation_type = 'SMOOTHERSTEP'
    low.inputs['From Min'].default_value, low.inputs['From Max'].default_value = 0.34, 0.0
    link(height, low.inputs['Value'])
    both = new('ShaderNodeMath')
    both.operation = 'MULTIPLY'
    link(share.outputs[0], both.inputs[0])
    link(low.outputs[0], both.inputs[1])
    mixed = new('ShaderNodeMixRGB')
    mixed.inputs[2].default_value = (*tint, 1)
    link(both.outputs[0], mixed.inputs[0])
    link(colour, mixed.inputs[1])
    return mixed.outputs[0]


def _clouds(tree, direction, height, colour, amount, tint):
    new, link = tree.nodes.new, tree.links.new
    lifted = new('ShaderNodeMath')
    lifted.inputs[1].default_value = 0.12
    link(height, lifted.inputs[0])
    flat = new('ShaderNodeVectorMath')
    flat.operation = 'DIVIDE'
    link(direction, flat.inputs[0])
    link(lifted.outputs[0], flat.inputs[1])
    mapping = new('ShaderNodeMapping')
    mapping.inputs['Scale'].default_value = (0.35, 0.9, 0)
    link(flat.outputs[0], mapping.inputs[0])
    noise = new('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value, noise.inputs['Detail'].default_value = 1.1, 8
    link(mapping.outputs[0], noise.inputs['Vector'])
    share = new('ShaderNodeMapRange')
    share.inputs['From Min'].default_value, share.inputs['From Max'].default_value = 0.46, 0.78
    share.inputs['To Max'].default_value = amount
    link(noise.outputs['Fac'], share.inputs['Value'])
    mixed = new('ShaderNodeMixRGB')
    mixed.inputs[2].default_value = (*tint, 1)
    link(share.outputs[0], mixed.inputs[0])
    link(colour, mixed.inputs[1])
    return mixed.outputs[0]


def sun(elevation, compass, power, colour=(1, 0.9, 0.78), softness=1.0):
    """A sun at an elevation and a compass angle clockwise from +Y, both in degrees."""
    light = bpy.data.lights.new('sun', 'SUN')
    light.energy, light.color, light.angle = power, colour, math.radians(softness)
    high, round_ = math.radians(elevation), math.radians(compass)
    towards = Vector((math.sin(round_) * math.cos(high), math.cos(round_) * math.cos(high), math.sin(high)))
    obj = place(bpy.data.objects.new('sun', light))
    obj.rotation_euler = towards.to_track_quat('Z', 'Y').to_euler()
    return obj


def soft_light(at, target, size, power, colour=(1, 1, 1), height=None, spread=180):
    """A rectangular area light aimed at a point."""
    light = bpy.data.lights.new('soft', 'AREA')
    light.energy, light.color, light.size, light.spread = power, colour, size, math.radians(spread)
    if height:
        light.shape, light.size_y = 'RECTANGLE', height
    obj = place(bpy.data.objects.new('soft', light), at)
    obj.rotation_euler = (Vector(target) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    return obj


def bulb(at, power, colour=(1, 0.62, 0.3), radius=0.3):
    """A point light, for lamps and lanterns."""
    light = bpy.data.lights.new('bulb', 'POINT')
    light.energy, light.color, light.shadow_soft_size = power, colour, radius
    return place(bpy.data.objects.new('bulb', light), at)

"""Every material of the products. `material(name)` makes one on first use; colours are linear RGB."""
import bpy

GRAPHITE = (0.016, 0.0175, 0.019)
FOREST = (0.010, 0.050, 0.029)
SIGNAL = (0.82, 0.125, 0.008)

# name: (base colour, roughness, metallic, bump (scale, strength, distance, stretch) or None, roughness variation)
SURFACES = {
    "graphite": (GRAPHITE, 0.42, 0, (115, 0.30, 0.004, None), 0.06),
    "panel": ((0.020, 0.0215, 0.023), 0.36, 0, (120, 0.16, 0.003, None), 0.04),
    "forest": (FOREST, 0.47, 0, (115, 0.28, 0.004, None), 0.05),
    "rubber": ((0.013, 0.013, 0.014), 0.68, 0, (120, 0.38, 0.005, None), 0.04),
    "gasket": ((0.030, 0.031, 0.033), 0.62, 0, (150, 0.20, 0.002, None), 0),
    "black": ((0.009, 0.009, 0.010), 0.34, 0, (140, 0.10, 0.002, None), 0),
    "socket": ((0.135, 0.138, 0.142), 0.40, 0, (150, 0.12, 0.002, None), 0),
    "void": ((0.003, 0.003, 0.003), 0.70, 0, None, 0),
    "signal": (SIGNAL, 0.40, 0, (95, 0.18, 0.003, None), 0),
    "steel": ((0.48, 0.48, 0.49), 0.27, 1, (40, 0.05, 0.002, None), 0),
    "aluminium": ((0.115, 0.120, 0.126), 0.40, 1, (6, 0.25, 0.010, (1, 80, 1)), 0),
    "nickel": ((0.26, 0.26, 0.27), 0.34, 1, None, 0),
    "brass": ((0.85, 0.64, 0.31), 0.24, 1, None, 0),
    "print": ((0.62, 0.64, 0.635), 0.55, 0, None, 0),
    "print-dim": ((0.26, 0.275, 0.27), 0.55, 0, None, 0),
    "print-green": ((0.10, 0.42, 0.25), 0.50, 0, None, 0),
    "trim": ((0.014, 0.105, 0.056), 0.42, 0, (95, 0.18, 0.003, None), 0),
    "label": ((0.26, 0.265, 0.265), 0.50, 0, None, 0),
    "label-ink": ((0.02, 0.02, 0.02), 0.50, 0, None, 0),
    "red": ((0.45, 0.02, 0.015), 0.40, 0, (95, 0.18, 0.003, None), 0),
    "glass": ((0.004, 0.005, 0.005), 0.07, 0, None, 0),
    "fabric": ((0.022, 0.0245, 0.0255), 0.82, 0, (70, 0.9, 0.012, None), 0),
    "thread": ((0.075, 0.082, 0.080), 0.70, 0, None, 0),
    "webbing": ((0.018, 0.019, 0.020), 0.80, 0, (40, 0.90, 0.012, (1, 1, 6)), 0),
}
# name: (emission colour, strength)
LAMPS = {
    "lcd-white": ((0.80, 1.0, 0.91), 1.35),
    "lcd-dim": ((0.30, 0.47, 0.40), 1.0),
    "lcd-green": ((0.09, 1.0, 0.36), 1.05),
    "lcd-orange": ((1.0, 0.30, 0.025), 1.5),
    "lcd-off": ((0.02, 0.055, 0.042), 1.0),
    "led": ((0.12, 1.0, 0.42), 2.6),
}


def _principled(name, colour, roughness, metallic=0.0):
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    shader = made.node_tree.nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = (*colour, 1)
    shader.inputs["Roughness"].default_value = roughness
    shader.inputs["Metallic"].default_value = metallic
    return made, made.node_tree, shader


def add_bump(tree, shader, scale, strength, distance, stretch=None):
    """Fine grain: without it moulded plastic looks like a computer drawing."""
    coordinates = tree.nodes.new("ShaderNodeTexCoord")
    mapping = tree.nodes.new("ShaderNodeMapping")
    noise = tree.nodes.new("ShaderNodeTexNoise")
    bump = tree.nodes.new("ShaderNodeBump")
    mapping.inputs["Scale"].default_value = stretch or (1, 1, 1)
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = scale, 3
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = strength, distance
    tree.links.new(coordinates.outputs["Object"], mapping.inputs["Vector"])
    tree.links.new(mapping.outputs["Vector"], noise.inputs["Vector"])
    tree.links.new(noise.outputs["Fac"], bump.inputs["Height"])
    tree.links.new(bump.outputs["Normal"], shader.inputs["Normal"])


def _vary_roughness(tree, shader, roughness, variation):
    coordinates = tree.nodes.new("ShaderNodeTexCoord")
    noise = tree.nodes.new("ShaderNodeTexNoise")
    spread = tree.nodes.new("ShaderNodeMapRange")
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = 1.7, 6
    spread.inputs["To Min"].default_value, spread.inputs["To Max"].default_value = roughness - variation, roughness + variation
    tree.links.new(coordinates.outputs["Object"], noise.inputs["Vector"])
    tree.links.new(noise.outputs["Fac"], spread.inputs["Value"])
    tree.links.new(spread.outputs["Result"], shader.inputs["Roughness"])


def surface(name, colour, roughness, metallic=0.0, bump=None, variation=0.0):
    """A new matt or metallic material; scenes use it for their own things."""
    made, tree, shader = _principled(name, colour, roughness, metallic)
    if bump:
        add_bump(tree, shader, *bump)
    if variation:
        _vary_roughness(tree, shader, roughness, variation)
    return made


def lamp(name, colour, strength):
    """A new self-luminous material."""
    made, _, shader = _principled(name, (0, 0, 0), 0.4)
    shader.inputs["Emission"].default_value = (*colour, 1)
    shader.inputs["Emission Strength"].default_value = strength
    return made


def _solar_cells():
    """Mono-crystalline cells: object x and z, square cells with thin busbars under clear film."""
    made, tree, shader = _principled("cells", (0.006, 0.009, 0.02), 0.34)
    shader.inputs["Specular"].default_value = 0.22
    coordinates = tree.nodes.new("ShaderNodeTexCoord")
    mapping = tree.nodes.new("ShaderNodeMapping")
    mapping.inputs["Rotation"].default_value = (-1.5708, 0, 0)
    tree.links.new(coordinates.outputs["Object"], mapping.inputs["Vector"])
    grids = []
    for width, height, mortar, inks in (
        (0.62, 0.62, 0.010, ((0.005, 0.009, 0.024), (0.007, 0.011, 0.029), (0.040, 0.043, 0.050))),
        (0.062, 60, 0.0022, ((0, 0, 0), (0, 0, 0), (0.55, 0.55, 0.55))),
    ):
        grid = tree.nodes.new("ShaderNodeTexBrick")
        grid.offset, grid.squash = 0, 1
        for field, value in (("Scale", 1), ("Mortar Size", mortar), ("Mortar Smooth", 0), ("Brick Width", width), ("Row Height", height)):
            grid.inputs[field].default_value = value
        for field, ink in zip(("Color1", "Color2", "Mortar"), inks):
            grid.inputs[field].default_value = (*ink, 1)
        tree.links.new(mapping.outputs["Vector"], grid.inputs["Vector"])
        grids.append(grid)
    mix = tree.nodes.new("ShaderNodeMixRGB")
    mix.inputs[2].default_value = (0.11, 0.115, 0.125, 1)
    tree.links.new(grids[1].outputs["Color"], mix.inputs[0])
    tree.links.new(grids[0].outputs["Color"], mix.inputs[1])
    tree.links.new(mix.outputs[0], shader.inputs["Base Color"])
    return made


def _water():
    made, _, shader = _principled("water", (1, 1, 1), 0.02)
    shader.inputs["Transmission"].default_value, shader.inputs["IOR"].default_value = 1, 1.33
    return made


def material(name):
    """The shared material of that name. Raises KeyError when there is none."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    if name == "cells":
        return _solar_cells()
    if name == "water":
        return _water()
    if name in LAMPS:
        return lamp(name, *LAMPS[name])
    return surface(name, *SURFACES[name])

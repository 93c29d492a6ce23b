"""What use leaves on a product: dust on what faces up, pale rubbed edges, splashes near the ground, and frost in the cold."""
import bpy

from materials import material

CASE = ("graphite", "forest", "rubber", "panel", "black")
DUST, RUBBED, FROST = (0.16, 0.145, 0.12), (0.085, 0.088, 0.090), (0.74, 0.79, 0.86)


class _Skin:
    """One case material whose colour gets layers on top."""

    def __init__(self, name):
        self.tree = material(name).node_tree
        self.shader = self.tree.nodes["Principled BSDF"]
        geometry = self.tree.nodes.new("ShaderNodeNewGeometry")
        self.place, self.normal = geometry.outputs["Position"], geometry.outputs["Normal"]

    def node(self, kind, inputs, **settings):
        made = self.tree.nodes.new(f"ShaderNode{kind}")
        for key, value in settings.items():
            setattr(made, key, value)
        for key, value in inputs.items():
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, made.inputs[key])
            else:
                made.inputs[key].default_value = value
        return made

    def noise(self, scale, detail=6, roughness=0.65):
        return self.node("TexNoise", {"Vector": self.place, "Scale": scale, "Detail": detail, "Roughness": roughness}).outputs["Fac"]

    def span(self, value, low, high, top=1.0):
        return self.node("MapRange", {"Value": value, "From Min": low, "From Max": high, "To Max": top}).outputs[0]

    def times(self, one, two):
        return self.node("Math", {0: one, 1: two}, operation="MULTIPLY").outputs[0]

    def axis(self, vector, index):
        return self.node("SeparateXYZ", {0: vector}).outputs[index]

    def edge(self, radius):
        """1 where the surface bends sharply, 0 on flats."""
        soft = self.node("Bevel", {"Radius": radius}, samples=4).outputs[0]
        dot = self.node("VectorMath", {0: soft, 1: self.normal}, operation="DOT_PRODUCT").outputs["Value"]
        return self.span(dot, 0.995, 0.90)

    def cover(self, share, colour, roughness):
        """Lays a colour over what there is, by `share` 0…1."""
        for field, value in (("Base Color", (*colour, 1)), ("Roughness", (roughness,) * 3 + (1,))):
            socket = self.shader.inputs[field]
            mix = self.node("MixRGB", {0: share, 2: value})
            if socket.is_linked:
                self.tree.links.new(socket.links[0].from_socket, mix.inputs[1])
            else:
                old = socket.default_value
                mix.inputs[1].default_value = (old,) * 3 + (1,) if isinstance(old, float) else tuple(old)
            self.tree.links.new(mix.outputs[0], socket)


def used(dust=0.5, rubbed=0.6, splashed=0.0, ground=0.0):
    """Months of use on every product of the scene; `splashed` spatters what is within a few centimetres of `ground`."""
    for name in CASE:
        skin = _Skin(name)
        if rubbed:
            skin.cover(skin.times(skin.edge(0.05), skin.span(skin.noise(3.2), 0.50, 0.62, rubbed)), RUBBED, 0.6)
            scratch = skin.node("TexNoise", {"Vector": skin.node("Mapping", {"Vector": skin.place, "Scale": (0.7, 0.7, 9)}).outputs[0], "Scale": 4.0, "Detail": 4}).outputs["Fac"]
            skin.cover(skin.times(skin.span(scratch, 0.665, 0.69, 0.5 * rubbed), skin.span(skin.noise(0.9), 0.45, 0.6)), RUBBED, 0.6)
        if dust:
            up = skin.span(skin.axis(skin.normal, 2), 0.2, 0.95)
            skin.cover(skin.times(up, skin.span(skin.noise(1.5), 0.30, 0.70, dust)), DUST, 0.9)
            skin.cover(skin.span(skin.noise(0.8, 8), 0.50, 0.80, dust * 0.10), DUST, 0.85)
        if splashed:
            low = skin.span(skin.axis(skin.place, 2), ground + 2.0, ground + 0.1)
            specks = skin.node("Math", {0: skin.span(skin.noise(9.0, 3, 0.5), 0.60, 0.66), 1: skin.span(skin.noise(2.2), 0.50, 0.62)}, operation="MAXIMUM").outputs[0]
            skin.cover(skin.times(skin.times(low, specks), splashed), DUST, 0.95)


def frosted(amount=0.8):
    """Hoar frost: on edges and what faces up first, thin on the rest."""
    for name in (*CASE, "steel", "signal", "trim"):
        skin = _Skin(name)
        grain = skin.span(skin.noise(26, 4, 0.75), 0.38, 0.66)
        patch = skin.span(skin.noise(1.1), 0.34, 0.66)
        up = skin.span(skin.axis(skin.normal, 2), -0.1, 0.9)
        skin.cover(skin.times(skin.times(skin.edge(0.09), grain), amount), FROST, 0.8)
        skin.cover(skin.times(skin.times(up, patch), skin.times(grain, amount)), FROST, 0.8)
        skin.cover(skin.times(skin.times(patch, grain), 0.16 * amount), FROST, 0.75)

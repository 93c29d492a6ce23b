"""A plug in a socket and the cable that leaves the picture."""
from props.shapes import cylinder, group, lathe, tube


def plug(rubber, at, parent=None, turn=(0, 0, 0)):
    """A round Schuko plug pushed into a socket that faces −Y; gives its root."""
    root = group('plug', at, turn, parent)
    profile = [(0.0, 0.30), (0.185, 0.30), (0.20, 0.22), (0.195, 0.0), (0.15, -0.05), (0.125, -0.16), (0.115, -0.36), (0.075, -0.48), (0.0, -0.48)]
    lathe('plug body', profile, rubber, (0, -0.16, 0), (-90, 0, 0), root, bevel=0.012)
    for step in range(5):
        cylinder('strain relief', 0.125 - step * 0.008, 0.03, rubber, 'Y', (0, -0.36 - step * 0.07, 0), parent=root, steps=24)
    return root


def lead(rubber, points, radius=0.045, parent=None):
    """A cable through points given in the parent's space."""
    return tube('cable', points, radius, rubber, parent=parent)

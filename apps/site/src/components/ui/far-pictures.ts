/** On a tall screen a picture that is held back may be in sight although nobody has moved. */
const observer = new IntersectionObserver((entries) => {
  // What only touches the edge of a strip is not seen.
  for (const { target, intersectionRatio } of entries) if (intersectionRatio > 0) target.removeAttribute('data-far')
})
for (const place of document.querySelectorAll('[data-far]')) observer.observe(place)

export {}

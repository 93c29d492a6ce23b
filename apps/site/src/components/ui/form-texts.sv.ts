type Words = typeof import('./form-texts.fi.ts')

export const formTexts: Words['formTexts'] = {
  marked: 'Kontrollera de markerade fälten. Det du har skrivit finns kvar.',
  unloaded:
    'Nätförbindelsen fungerar inte, så ingenting skickades. Uppgifterna finns kvar på sidan: skicka igen när förbindelsen är tillbaka.',
  offline:
    'Ingen nätförbindelse. Ingenting skickades. Skicka igen när förbindelsen är tillbaka: uppgifterna finns kvar på sidan.',
  unreachable: 'Servern kunde inte nås. Försök igen om en stund.',
  timeout:
    'Servern svarade inte i tid, så vi vet inte om uppgifterna kom fram. Du kan skicka igen: samma uppgifter sparas bara en gång.',
}

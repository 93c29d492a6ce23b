/** Words of a time of the clock in Finland, and of the nights in which it is moved. */
export const clockText = {
  skipped: 'Tätä kellonaikaa ei ole: kelloja siirretään silloin tunti eteenpäin. Valitse toinen aika.',
  twice: 'Tämä kellonaika tulee sinä yönä kahdesti, koska kelloja siirretään tunti taaksepäin. Kumpi?',
  first: (moment: string) => `Ensimmäinen, kesäaikaa (${moment} UTC)`,
  second: (moment: string) => `Toinen, talviaikaa (${moment} UTC)`,
}

import { settingsLabels } from '@arkpax/schema/field-labels'

export const guaranteeNoticeText = { title: 'Laki\u00ADsääteinen virhe\u00ADvastuu' }

export const producerText: Record<'title' | 'batteryRegister' | 'weeeRegister', string> = {
  title: 'Kierrätys ja tuottajavastuu',
  batteryRegister: settingsLabels.batteryRegister,
  weeeRegister: settingsLabels.weeeRegister,
}

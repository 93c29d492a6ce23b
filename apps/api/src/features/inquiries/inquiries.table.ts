/** The last number that an inquiry was given: one row. */
export interface InquiryNumberTable {
  id: number
  last: number
}

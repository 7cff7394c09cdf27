/** Something that a guide uses, or one of its demos, and the release that added it. */
export interface Need {
  /** The anchor of the demo; missing for the text of the guide. */
  demo?: string;
  /** The member, `DataGrid.listView`, or the export. */
  name: string;
  since: string;
}

/** As an attribute: `DataGrid.listView 8.2.0,MultiSorting/DataGrid.x 8.3.0`. */
export function printNeeds(needs: readonly Need[]): string {
  return needs.map(({ demo, name, since }) => `${demo ? `${demo}/` : ''}${name} ${since}`).join(',');
}

export function parseNeeds(text: string): Need[] {
  return text.split(',').flatMap((entry) => {
    const [place = '', since] = entry.split(' ');
    const [name = '', demo] = place.split('/').toReversed();
    return name && since ? [{ ...(demo && { demo }), name, since }] : [];
  });
}

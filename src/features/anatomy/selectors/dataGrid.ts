import { words } from '#lib/words';
import type { PartPlaces } from '../partsOf.ts';

const WHILE_EDITED = 'while the cell or row is edited';

/** The frame of the whole grid. */
export const GRID: PartPlaces = {
  folder: 'data-grid',
  when: {
    filler: 'below the last row, if there is space left',
    scrollbar: 'if the content is wider or higher than the grid',
    overlayWrapper: 'while an overlay is shown',
  },
  only: words(`
    root toolbar main columnHeaders columnHeader columnSeparator virtualScroller virtualScrollerContent
    virtualScrollerRenderZone row cell filler scrollbar overlayWrapper footerContainer selectedRowCount
  `),
};

const IN_TOOLBAR = '.MuiDataGrid-toolbar';

/** The slots that a grid shows without interaction. */
export const SLOTS: PartPlaces = {
  folder: 'data-grid',
  selectors: {
    toolbar: IN_TOOLBAR,
    columnSelectorIcon: `${IN_TOOLBAR} [aria-label="Columns"] svg`,
    openFilterButtonIcon: `${IN_TOOLBAR} [aria-label="Filters"] svg`,
    exportIcon: `${IN_TOOLBAR} [aria-label="Export"] svg`,
    quickFilterIcon: `${IN_TOOLBAR} button[aria-label="Search"] svg`,
    columnHeaders: '.MuiDataGrid-columnHeaders',
    columnSortedAscendingIcon: '.MuiDataGrid-columnHeader--sorted .MuiDataGrid-sortIcon',
    columnFilteredIcon: '.MuiDataGrid-columnHeader .MuiDataGrid-filterIcon',
    columnMenuIcon: '.MuiDataGrid-menuIcon svg',
    columnResizeIcon: '.MuiDataGrid-iconSeparator',
    baseCheckbox: '.MuiDataGrid-checkboxInput',
    row: '.MuiDataGrid-row',
    cell: '.MuiDataGrid-cell',
    booleanCellTrueIcon: '.MuiDataGrid-booleanCell[data-value="true"]',
    booleanCellFalseIcon: '.MuiDataGrid-booleanCell[data-value="false"]',
    footer: '.MuiDataGrid-footerContainer',
    pagination: '.MuiTablePagination-root',
  },
  when: {
    columnMenuIcon: 'on the header under the pointer or with the focus',
  },
  only: 'slots',
};

export const OVERLAY: PartPlaces = {
  folder: 'data-grid',
  only: words(`
    main columnHeaders virtualScroller overlayWrapper overlayWrapperInner overlay footerContainer
  `),
};

export const HEADER: PartPlaces = {
  folder: 'data-grid',
  when: {
    'columnHeader--sorted': 'on columns that are sorted',
    'columnHeader--filtered': 'on columns with an active filter',
    'columnHeader--numeric': 'on columns of type number',
    'columnHeader--alignRight': 'on headers aligned to the right',
    'columnSeparator--resizable': 'on columns that can be resized',
    'columnSeparator--resizing': 'while a column is resized',
  },
  only: words(`
    columnHeaders columnHeader columnHeader--sortable columnHeader--sorted columnHeader--filtered
    columnHeader--numeric columnHeader--alignRight columnHeaderDraggableContainer columnHeaderTitleContainer
    columnHeaderTitleContainerContent columnHeaderTitle iconButtonContainer sortIcon filterIcon menuIcon
    columnSeparator columnSeparator--resizable columnSeparator--resizing iconSeparator
  `),
};

export const ROW: PartPlaces = {
  folder: 'data-grid',
  when: {
    'row--firstVisible': 'on the first row of the page',
    'row--lastVisible': 'on the last row of the page',
    'row--editable': 'in row editing',
    'row--editing': WHILE_EDITED,
    'row--dynamicHeight': 'on rows with automatic height',
    rowSkeleton: 'while rows load',
  },
  only: words(`
    virtualScroller virtualScrollerContent virtualScrollerRenderZone row row--firstVisible row--lastVisible
    row--editable row--editing row--dynamicHeight rowSkeleton cell cellEmpty footerContainer
  `),
};

export const CELL: PartPlaces = {
  folder: 'data-grid',
  when: {
    'cell--textLeft': 'on columns aligned to the left',
    'cell--textRight': 'on columns aligned to the right, such as numbers',
    'cell--textCenter': 'on columns aligned to the center, such as booleans',
    'cell--flex': "on columns with display: 'flex'",
    'cell--editable': 'on cells that can be edited',
    'cell--editing': WHILE_EDITED,
    'cell--withRightBorder': 'with showCellVerticalBorder',
    actionsCell: 'on columns of type actions',
  },
  only: words(`
    cell cell--textLeft cell--textRight cell--textCenter cell--flex cell--editable cell--editing cell--withRightBorder
    cellCheckbox checkboxInput booleanCell actionsCell cellEmpty
  `),
};

export const TOOLBAR: PartPlaces = {
  folder: 'data-grid',
  when: {
    toolbarQuickFilterControl: 'while the quick filter is expanded',
  },
  only: words(`
    toolbar toolbarLabel toolbarDivider toolbarQuickFilter toolbarQuickFilterTrigger toolbarQuickFilterControl
  `),
};

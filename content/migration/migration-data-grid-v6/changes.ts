import { allTo, type MigrationGuide, renamed } from '#model/migration';
import { GRIDS } from '../components.ts';

/** Props that moved with the list of columns, from its panel. */
const OF_COLUMNS_PANEL = ['sort', 'searchPredicate', 'autoFocusSearchField', 'getTogglableColumns'];
const SHOW_AND_HIDE_ALL = ['disableShowAllButton', 'disableHideAllButton'];
const SLOT_OF_COLUMNS_PANEL = ['slotProps.columnsPanel', 'componentsProps.columnsPanel'];
const withoutUnstable = (name: string) => name.replace('unstable_', '');

/** The names in the guide from version 6 to version 7 of the Data Grid. */
export const guide: MigrationGuide = {
  id: 'migration-data-grid-v6',
  product: 'data-grid',
  from: 6,
  codemod: 'v7.0.0/data-grid/preset-safe',
  sections: [
    {
      anchor: 'column-functions',
      title: 'Update the functions in column definitions',
      fix: 'hand',
      rules: ['columnFunctions'],
      exports: {
        GridValueGetterParams: { use: 'type the function with `GridValueGetter`' },
        GridValueFormatterParams: { use: 'type the function with `GridValueFormatter`' },
        GridValueSetterParams: { use: 'type the function with `GridValueSetter`' },
        GridGroupingValueGetterParams: { use: 'type the function with `GridGroupingValueGetter`' },
      },
    },
    {
      anchor: 'column-type',
      title: 'Narrow the column type',
      fix: 'hand',
      rules: ['columnTypes'],
      exports: { GridNativeColTypes: 'GridColType' },
    },
    {
      anchor: 'filter-functions',
      title: 'Update filter functions',
      fix: 'hand',
      rules: ['filterFunctions'],
      exports: { GetApplyFilterFnV7: 'GetApplyFilterFn', GetApplyFilterFnLegacy: 'GetApplyFilterFn' },
      props: [
        {
          of: GRIDS,
          isRare: true,
          paths: {
            'columns.filterOperators.getApplyFilterFnV7': 'getApplyFilterFn',
            'columns.getApplyQuickFilterFnV7': 'getApplyQuickFilterFn',
          },
        },
      ],
    },
    {
      anchor: 'option-functions',
      title: 'Move option functions to the column',
      fix: 'hand',
      props: [
        {
          of: ['GridEditSingleSelectCell', 'GridFilterInputSingleSelect', 'GridFilterInputMultipleSingleSelect'],
          paths: allTo(['getOptionLabel', 'getOptionValue'], { use: 'the same key in the column definition' }),
        },
      ],
    },
    {
      anchor: 'slots',
      title: 'Rename components to slots',
      fix: 'codemod',
      props: [
        { of: GRIDS, paths: { components: 'slots', componentsProps: 'slotProps' } },
        {
          of: GRIDS,
          paths: {
            ...allTo(['slots.preferencesPanel', 'components.PreferencesPanel'], { use: '`slots.panel`', fix: 'hand' }),
            ...allTo(['slots.baseSwitch', 'slotProps.baseSwitch'], {
              use: '`baseCheckbox`',
              fix: 'hand',
            }),
            ...allTo(
              SLOT_OF_COLUMNS_PANEL.flatMap((slot) => OF_COLUMNS_PANEL.map((prop) => `${slot}.${prop}`)),
              { use: '`slotProps.columnsManagement`', fix: 'hand' },
            ),
            ...allTo(
              SLOT_OF_COLUMNS_PANEL.flatMap((slot) => SHOW_AND_HIDE_ALL.map((prop) => `${slot}.${prop}`)),
              { use: '`slotProps.columnsManagement.disableShowHideToggle`', fix: 'hand' },
            ),
          },
        },
        {
          of: [
            'GridToolbarFilterButton',
            'GridToolbarColumnsButton',
            'GridToolbarDensitySelector',
            'GridToolbarExport',
          ],
          paths: {
            ...allTo(['variant', 'color', 'size', 'startIcon', 'sx'], { use: '`slotProps.button`', fix: 'hand' }),
            title: { use: '`slotProps.tooltip`', fix: 'hand' },
          },
        },
        {
          of: ['GridToolbarFilterButton'],
          paths: {
            componentsProps: { use: '`slotProps`', fix: 'hand' },
            ...allTo(
              ['arrow', 'popper', 'tooltip', 'transition'].map((slot) => `slots.${slot}`),
              { use: '`slotProps.tooltip.slots`', fix: 'hand' },
            ),
          },
        },
        {
          of: ['GridColumnsPanel'],
          paths: {
            ...allTo(OF_COLUMNS_PANEL, { use: '`slotProps.columnsManagement`', fix: 'hand' }),
            ...allTo(SHOW_AND_HIDE_ALL, { use: '`slotProps.columnsManagement.disableShowHideToggle`', fix: 'hand' }),
          },
        },
        { of: ['GridHeaderFilterCell'], paths: { filterOperators: { use: '`colDef.filterOperators`', fix: 'hand' } } },
        { of: ['GridSkeletonCell'], paths: { contentWidth: { use: '`width`', fix: 'hand' } } },
        {
          of: ['GridFilterForm'],
          paths: { multiFilterOperator: { use: '`logicOperator` of the filter model', fix: 'hand' } },
        },
        {
          of: ['GridColumnHeaders'],
          paths: {
            innerRef: { use: '`ref`', fix: 'hand' },
            ...allTo(['columnPositions', 'densityFactor', 'minColumnIndex'], { use: 'selectors', fix: 'hand' }),
          },
        },
        { of: ['GridBody'], paths: allTo(['ColumnHeadersProps', 'VirtualScrollerComponent'], null) },
      ],
      exports: {
        PreferencesPanelPropsOverrides: { use: '`PanelPropsOverrides`', fix: 'hand' },
        UncapitalizedGridSlotsComponent: { use: '`GridSlotsComponent`', fix: 'hand' },
        UncapitalizedGridProSlotsComponent: { use: '`GridProSlotsComponent`', fix: 'hand' },
        UncapitalizedGridPremiumSlotsComponent: { use: '`GridPremiumSlotsComponent`', fix: 'hand' },
      },
    },
    {
      anchor: 'stable-props',
      title: 'Drop the unstable prefix',
      fix: 'codemod',
      props: [
        {
          of: GRIDS,
          isRare: true,
          paths: {
            unstable_headerFilters: { use: '`headerFilters`', fix: 'hand' },
            ...renamed(
              [
                'unstable_cellSelection',
                'unstable_cellSelectionModel',
                'unstable_onCellSelectionModelChange',
                'unstable_ignoreValueFormatterDuringExport',
                'unstable_splitClipboardPastedText',
              ],
              withoutUnstable,
            ),
          },
        },
      ],
      methods: Object.fromEntries(
        [
          'unstable_getCellSelectionModel',
          'unstable_setCellSelectionModel',
          'unstable_getSelectedCellsAsArray',
          'unstable_isCellSelected',
          'unstable_selectCellRange',
          'unstable_getColumnGroupPath',
          'unstable_getAllGroupDetails',
        ].map((name) => [name, { use: `\`${withoutUnstable(name)}\``, fix: 'hand' }]),
      ),
      exports: Object.fromEntries(
        [
          'unstable_gridFocusColumnGroupHeaderSelector',
          'unstable_gridTabIndexColumnGroupHeaderSelector',
          'unstable_gridFocusColumnHeaderFilterSelector',
          'unstable_gridTabIndexColumnHeaderFilterSelector',
          'unstable_gridHeaderFilteringEditFieldSelector',
          'unstable_gridHeaderFilteringMenuSelector',
          'unstable_gridHeaderFilteringStateSelector',
        ].map((name) => [name, { use: `\`${withoutUnstable(name)}\``, fix: 'hand' }]),
      ),
    },
    {
      anchor: 'experimental-features',
      title: 'Remove experimental flags',
      fix: 'codemod',
      props: [
        {
          of: GRIDS,
          paths: allTo(
            ['columnGrouping', 'clipboardPaste', 'lazyLoading', 'ariaV7'].map((flag) => `experimentalFeatures.${flag}`),
            null,
          ),
        },
      ],
      behavior: [
        { of: ['DataGridPremium'], text: 'Clipboard paste is always on. `disableClipboardPaste` turns it off.' },
      ],
    },
    {
      anchor: 'buffers',
      title: 'Set buffers in pixels',
      fix: 'hand',
      props: [
        {
          of: GRIDS,
          paths: {
            rowBuffer: { use: '`rowBufferPx`, in pixels' },
            columnBuffer: { use: '`columnBufferPx`, in pixels' },
            ...allTo(['rowThreshold', 'columnThreshold'], null),
          },
        },
      ],
    },
    {
      anchor: 'density',
      title: 'Control the density',
      fix: 'silent',
      props: [{ of: GRIDS, paths: { density: { use: '`initialState.density`, if users can change it' } } }],
      exports: { gridDensityValueSelector: { use: '`gridDensitySelector`', fix: 'hand' } },
    },
    {
      anchor: 'row-edit-commit',
      title: 'Save rows with processRowUpdate',
      fix: 'hand',
      props: [{ of: GRIDS, isRare: true, paths: { onRowEditCommit: { use: '`processRowUpdate`' } } }],
    },
    {
      anchor: 'locales',
      title: 'Import locales from the subpath',
      fix: 'hand',
      rootExports: allTo(
        [
          'arSD',
          'beBY',
          'bgBG',
          'csCZ',
          'daDK',
          'deDE',
          'elGR',
          'enUS',
          'esES',
          'faIR',
          'fiFI',
          'frFR',
          'heIL',
          'hrHR',
          'huHU',
          'itIT',
          'jaJP',
          'koKR',
          'nbNO',
          'nlNL',
          'plPL',
          'ptBR',
          'ptPT',
          'roRO',
          'ruRU',
          'skSK',
          'svSE',
          'trTR',
          'ukUA',
          'urPK',
          'viVN',
          'zhCN',
          'zhHK',
          'zhTW',
        ],
        { use: 'import it from `/locales`' },
      ),
      props: [
        {
          of: GRIDS,
          isRare: true,
          paths: {
            ...allTo(
              ['localeText.columnsPanelTextFieldLabel', 'localeText.columnsPanelTextFieldPlaceholder'],
              'columnsManagementSearchTitle',
            ),
            ...allTo(
              ['localeText.columnsPanelShowAllButton', 'localeText.columnsPanelHideAllButton'],
              'columnsManagementShowHideAllText',
            ),
            'localeText.columnsPanelDragIconLabel': null,
          },
        },
      ],
    },
    {
      anchor: 'license',
      title: 'Rename the license package',
      fix: 'hand',
      packages: { '@mui/x-license-pro': '@mui/x-license' },
    },
    { anchor: 'selectors', title: 'Pass apiRef to selectors', fix: 'hand', rules: ['selectorState'] },
    {
      anchor: 'methods',
      title: 'Update methods, events and types',
      fix: 'hand',
      methods: {
        sortColumn: { use: 'pass the field instead of the column' },
        ...allTo(['unstable_getRowInternalSizes', 'unstable_setRowHeight'], { use: '`getRowHeight`' }),
      },
      exports: {
        GridRenderedRowsIntervalChangeParams: { use: '`GridRenderContext`' },
        GridPinnedColumns: { use: '`GridPinnedColumnFields`' },
        GridPinnedPosition: 'GridPinnedColumnPosition',
      },
    },
    {
      anchor: 'dom',
      title: 'Update styles for the new DOM structure',
      fix: 'hand',
      classes: [
        {
          of: 'gridClasses',
          prefix: 'MuiDataGrid',
          names: {
            cellContent: { use: '`cell`' },
            'cell--withRenderer': { use: '`cellClassName` of the column' },
            ...allTo(['columnHeadersInner', 'columnHeadersInner--scrollable', 'columnHeaderDropZone'], {
              use: '`columnHeaders`',
            }),
            'pinnedColumns--left': 'cell--pinnedLeft',
            'pinnedColumns--right': 'cell--pinnedRight',
            pinnedColumnHeaders: { use: '`columnHeader--pinnedLeft` and `columnHeader--pinnedRight`' },
            'pinnedColumnHeaders--left': 'columnHeader--pinnedLeft',
            'pinnedColumnHeaders--right': 'columnHeader--pinnedRight',
            'columnHeader--showColumnBorder': {
              use: '`columnHeader--withLeftBorder` and `columnHeader--withRightBorder`',
            },
            columnGroupHeader: { use: '`headerClassName` of the group' },
            columnsPanel: 'columnsManagement',
            columnsPanelRow: 'columnsManagementRow',
          },
        },
      ],
    },
    {
      anchor: 'cell-display',
      title: 'Center custom cells vertically',
      fix: 'silent',
      props: [
        {
          of: GRIDS,
          paths: { 'columns.renderCell': { use: "`display: 'flex'` in the column, to center the content again" } },
        },
      ],
    },
    {
      anchor: 'backgrounds',
      title: 'Set opaque backgrounds',
      fix: 'silent',
      behavior: [
        { of: GRIDS, text: 'Rows scroll behind headers and pinned columns, so their background must be opaque.' },
      ],
    },
    {
      anchor: 'aria',
      title: 'Update tests for the new roles',
      fix: 'silent',
      behavior: [
        {
          of: GRIDS,
          text: 'Cells have the role `gridcell`, and the role `grid` is on `.MuiDataGrid-main`. Tests look for both.',
        },
      ],
    },
    {
      anchor: 'disabled-features',
      title: 'Check columns with disabled features',
      fix: 'silent',
      behavior: [
        {
          of: GRIDS,
          text: '`filterable`, `sortable`, `groupable` and `aggregable` only disable the user interface; models and methods apply.',
        },
      ],
    },
    {
      anchor: 'silent-changes',
      title: 'Check for silent changes',
      fix: 'silent',
      behavior: [
        { of: GRIDS, text: 'The quick filter ignores hidden columns.' },
        { of: GRIDS, text: 'The print export contains only selected rows, if there are any.' },
        { of: GRIDS, text: 'A date filter from the panel has a `Date` as its value.' },
        { of: GRIDS, text: 'Columns can be resized in all plans. `disableColumnResize` turns it off.' },
      ],
    },
    {
      anchor: 'removed-exports',
      title: 'Replace removed exports',
      fix: 'hand',
      exports: {
        ...allTo(['GridPreferencesPanel', 'GridVirtualizationPrivateApi'], null),
        GridRootContainerRef: { use: '`React.RefObject<HTMLDivElement>`' },
        ...allTo(['SUBMIT_FILTER_STROKE_TIME', 'SUBMIT_FILTER_DATE_STROKE_TIME'], {
          use: 'the `filterDebounceMs` prop',
        }),
      },
      exportsOf: {
        '/DataGrid': { DATA_GRID_PROPS_DEFAULT_VALUES: { use: 'the root of the package' } },
        '/hooks': allTo(
          [
            'gridPinnedColumnsSelector',
            'GridColumnPinningState',
            'gridColumnResizeSelector',
            'gridResizingColumnFieldSelector',
            'GridColumnResizeState',
            'GridColumnResizeApi',
            'GridAutosizeOptions',
            'DEFAULT_GRID_AUTOSIZE_OPTIONS',
            'GridToolbarExportProps',
          ],
          { use: 'the root of the package' },
        ),
        '/internals': allTo(
          [
            'GridColumnHeadersInner',
            'calculatePinnedRowsHeight',
            'getRenderableIndexes',
            'unstable_resetCreateSelectorCache',
            'buildWarning',
            'tagInternalFilter',
            'isInternalFilter',
            'convertFilterV7ToLegacy',
            'convertLegacyOperators',
            'convertQuickFilterV7ToLegacy',
            'GLOBAL_API_REF',
            'UncapitalizeObjectKeys',
            'uncapitalizeObjectKeys',
            'DataGridProVirtualScroller',
            'TREE_DATA_STRATEGY',
          ],
          null,
        ),
      },
    },
  ],
};

import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Checkboxes with single selection', height: 96 });

import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Select several items', height: 160 });

import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Edit only items without children', height: 160 });

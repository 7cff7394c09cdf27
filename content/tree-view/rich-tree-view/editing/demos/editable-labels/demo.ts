import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Make all labels editable', height: 416 });

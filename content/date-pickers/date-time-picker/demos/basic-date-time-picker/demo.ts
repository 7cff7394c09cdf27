import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'A basic Date Time Picker', height: 79, picture: 'Choose' });

import { type CSSProperties, useId } from 'react';
import type { PickersTextFieldProps } from '@mui/x-date-pickers/PickersTextField';
import { Unstable_PickersSectionList as PickersSectionList } from '@mui/x-date-pickers/PickersSectionList';

const frame: CSSProperties = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 40,
  padding: '0 8px',
  borderWidth: 1,
  borderRadius: 4,
};

export function PlainTextField(props: PickersTextFieldProps<'outlined'>) {
  // On mobile, the picker doesn't pass an id.
  const fallbackId = useId();
  const {
    ref,
    id = fallbackId,
    className,
    label,
    error,
    disabled,
    focused,
    InputProps,
  } = props;
  const frameRef = InputProps?.ref;

  return (
    <div
      ref={ref}
      className={className}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-text`}
    >
      <div id={`${id}-label`}>{label}</div>
      <div
        ref={frameRef}
        role="presentation"
        onClick={props.onClick}
        style={{
          ...frame,
          borderStyle: error ? 'dashed' : 'solid',
          outline: focused ? '2px solid currentColor' : undefined,
          opacity: disabled ? 0.5 : undefined,
        }}
      >
        {InputProps?.startAdornment}
        <PickersSectionList
          elements={props.elements}
          sectionListRef={props.sectionListRef}
          contentEditable={props.contentEditable}
          tabIndex={props.tabIndex}
          onFocus={props.onFocus}
          onBlur={props.onBlur}
          onInput={props.onInput}
          onPaste={props.onPaste}
          onKeyDown={props.onKeyDown}
          style={{ flexGrow: 1, outline: 'none' }}
        />
        {InputProps?.endAdornment}
      </div>
      {props.name && (
        <input type="hidden" name={props.name} value={props.value} />
      )}
      <div id={`${id}-text`}>{props.helperText}</div>
    </div>
  );
}

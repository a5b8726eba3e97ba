import { Component, type ReactNode } from "react";

type ErrorBoundaryProps = { fallback?: ReactNode; children: ReactNode };

/** Catches an error in rendering or in an effect of its children. React has no hook for this. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  override render() {
    const { fallback, children } = this.props;
    return this.state.hasFailed ? fallback : children;
  }
}
